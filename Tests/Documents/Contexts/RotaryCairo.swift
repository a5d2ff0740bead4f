// The names that documents of RotaryCairo use without declaring them.
let scene = ControlScene(size: Size2D(200, 200))
