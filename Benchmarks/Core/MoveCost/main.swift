// What the core costs, step by step.
//
//   MoveCost list                the names of all figures
//   MoveCost allocations NAME    how often memory was asked for during 10,000 steps
//   MoveCost control             that the counter counts: the same with an array made for each step
//   MoveCost nanoseconds NAME    the median of 31 rounds of 10,000 steps, and what it may be, if said
//   MoveCost steps NAME N        N steps and nothing else, for an instruction counter
//   MoveCost title NAME          what it is
//   MoveCost may-allocate NAME   whether it may ask for memory
//   MoveCost slow                the names of those that are only timed
//
// A figure more is a type more: script/bench lists them all in Figures.swift, which is not tracked.

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
  for figure in figures where !figure.isOnlyTimed { print(figure.name) }
} else if words == ["slow"] {
  for figure in figures where figure.isOnlyTimed { print(figure.name) }
} else if words == ["control"] {
  var kept: [Int] = []
  var figure = PointerMove()
  print(figure.allocations(during: 10_000) { kept = [kept.count] })
} else if words.count > 1, let kind = figures.first(where: { $0.name == words[1] }) {
  run(kind, words)
} else {
  print("usage: MoveCost list | control | (allocations | nanoseconds | title) NAME | steps NAME N")
}
