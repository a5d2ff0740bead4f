// Measures the cost of the core, step by step.
//
//   MoveCost list                the names of all figures
//   MoveCost allocations NAME    the number of allocations in 10,000 steps
//   MoveCost control             checks the counter: the same with an array made in each step
//   MoveCost nanoseconds NAME    the median of 31 rounds of 10,000 steps, and the limit, if there is one
//   MoveCost instructions NAME   10,000 steps after another 1,000, counted by callgrind
//   MoveCost title NAME          the description
//   MoveCost may-allocate NAME   whether it may allocate memory
//   MoveCost slow                the names of those that are only timed
//
// Each figure is a type. script/bench lists all of them in Figures.swift, which is not tracked.

import Counters

func run(_ kind: any Figure.Type, _ command: String) {
  var figure = kind.init()
  switch command {
  case "allocations": print(figure.allocations(during: 10_000))
  case "nanoseconds":
    print(figure.nanosecondsPerStep(), kind.limitNanoseconds ?? "")
  case "instructions":
    figure.run(1_000)
    start_instruction_count()
    figure.run(10_000)
    stop_instruction_count()
  case "title": print(kind.title)
  case "may-allocate": print(kind.mayAllocate)
  default: print("MoveCost: unknown command \(command)")
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
  run(kind, words[0])
} else {
  print("usage: MoveCost list | slow | control")
  print("       MoveCost allocations | nanoseconds | instructions | title | may-allocate NAME")
}
