// What the documents of RotaryCairo take as given.
let scene = ControlScene(size: Size2D(200, 200))
