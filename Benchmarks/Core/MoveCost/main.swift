// What the core costs, step by step.
//
//   MoveCost list                the names of all figures
//   MoveCost allocations NAME    how often memory was asked for during 10,000 steps
//   MoveCost control             that the counter counts: the same with an array made for each step
//   MoveCost nanoseconds NAME    the median of 31 rounds of 10,000 steps, and what it may be, if
//   said MoveCost steps NAME N        N steps and nothing else, for an instruction counter MoveCost
//   title NAME          what it is MoveCost may-allocate NAME   whether it may ask for memory
//   MoveCost slow                the names of those that are only timed
//
// A figure more is a type more, and its name here.

let figures: [any Figure.Type] = [
  PointerMove.self, FiveRecognizers.self, ReleaseVelocity.self, TimelineFrame.self,
  SpinnerMoveOfTen.self, SpinnerMoveOfABillion.self, SpinnerFrameOfTen.self,
  SpinnerFrameOfABillion.self, SpinnerGlide.self, DialMove.self, DialFrame.self, RingMove.self,
  RingStill.self, RingFrame.self, TurntableFrameOf15.self, TurntableFrameOf10Thousand.self,
  TurntableFrameOf10Million.self, TurntableHandOn.self, TurntableGlide.self, CountdownFrame.self,
  LoadingFrame.self,
]
/// Too slow to be counted in instructions: only timed.
let slowFigures: [any Figure.Type] = [TurntableBatchOf100Thousand.self]

func run(_ kind: any Figure.Type, _ words: [String]) {
  var figure = kind.init()
  switch words[0] {
  case "allocations": print(figure.allocations(during: 10_000))
  case "nanoseconds":
    print(figure.nanosecondsPerStep(), kind.limitNanoseconds ?? "")
  case "steps": figure.run(words.count > 2 ? Int(words[2]) ?? 0 : 0)
  case "title": print(kind.title)
  case "may-allocate": print(kind.mayAllocate)
  default: print("MoveCost knows no \(words[0])")
  }
}

let words = Array(CommandLine.arguments.dropFirst())
if words == ["list"] {
  for figure in figures { print(figure.name) }
} else if words == ["slow"] {
  for figure in slowFigures { print(figure.name) }
} else if words == ["control"] {
  var kept: [Int] = []
  var figure = PointerMove()
  print(figure.allocations(during: 10_000) { kept = [kept.count] })
} else if words.count > 1, let kind = (figures + slowFigures).first(where: { $0.name == words[1] })
{
  run(kind, words)
} else {
  print("usage: MoveCost list | control | (allocations | nanoseconds | title) NAME | steps NAME N")
}
