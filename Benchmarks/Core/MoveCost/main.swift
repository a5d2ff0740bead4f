import MallocCount
import Rotary

// What one pointer move costs: handled, drawn and compared with the frame before.
//
//   MoveCost allocations    how often memory was asked for during 10,000 moves
//   MoveCost control        that the counter counts: the same with an array made for each move
//   MoveCost nanoseconds    the median of 31 rounds of 10,000 moves
//   MoveCost moves N        N moves and nothing else, for an instruction counter
//
// Steady state: the wheel of 12 is held, its emphasis has faded, its storage has grown.

var wheel = Wheel(count: 12) ?? Wheel()
wheel.size = Size(560, 560)
var presenter = ScenePresenter()
var changes = 0
var step = 0

func move() {
  step += 1
  let direction = Double(step) * 0.02
  let place = wheel.size.center.moved(by: 200, towards: direction)
  _ = wheel.handle(
    .pointer(PointerEvent(.move, at: place)),
    at: 1 + Double(step) * 0.001,
    emit: { _, _ in changes += 1 }
  )
  presenter.update(with: wheel) { _ in changes += 1 }
}

func begin() {
  let place = wheel.size.center.moved(by: 200, towards: 0)
  _ = wheel.handle(.pointer(PointerEvent(.down, at: place)), at: 0) { _, _ in }
  for _ in 0..<2_000 { move() }
}

func allocations(during count: Int, also extra: () -> Void = {}) -> UInt {
  let before = malloc_count()
  for _ in 0..<count {
    move()
    extra()
  }
  return malloc_count() - before
}

begin()
let words = CommandLine.arguments.dropFirst()
switch words.first {
case "allocations":
  print(allocations(during: 10_000))
case "control":
  var kept: [Int] = []
  print(allocations(during: 10_000) { kept = [step] })
  precondition(kept.count == 1)
case "nanoseconds":
  var rounds: [Double] = []
  let clock = ContinuousClock()
  for _ in 0..<31 {
    let time = clock.measure { for _ in 0..<10_000 { move() } }
    rounds.append(Double(time.components.attoseconds) / 1e9 / 10_000)
  }
  print(rounds.sorted()[15])
case "moves":
  for _ in 0..<(Int(words.last ?? "") ?? 0) { move() }
default:
  print("usage: MoveCost allocations | control | nanoseconds | moves N")
}
