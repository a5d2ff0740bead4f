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

/// A finger that goes round on a wheel, and what a host does with it.
struct Finger {
  private var wheel = Wheel(count: 12) ?? Wheel()
  private var presenter = ScenePresenter<Wheel>()
  private var step = 0
  private(set) var changes = 0

  init() {
    wheel.size = Size(560, 560)
    let place = wheel.size.center.moved(by: 200, towards: 0)
    _ = wheel.handle(.pointer(PointerEvent(.down, at: place)), at: 0) { _, _ in }
    for _ in 0..<2_000 { move() }
  }

  mutating func move() {
    step += 1
    let place = wheel.size.center.moved(by: 200, towards: Double(step) * 0.02)
    var told = 0
    _ = wheel.handle(
      .pointer(PointerEvent(.move, at: place)),
      at: 1 + Double(step) * 0.001,
      emit: { _, _ in told += 1 }
    )
    presenter.update(with: wheel) { _ in told += 1 }
    changes += told
  }

  mutating func allocations(during count: Int, also extra: () -> Void = {}) -> UInt {
    let before = malloc_count()
    for _ in 0..<count {
      move()
      extra()
    }
    return malloc_count() - before
  }

  mutating func nanosecondsPerMove() -> Double {
    var rounds: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<31 {
      let time = clock.measure { for _ in 0..<10_000 { move() } }
      rounds.append(Double(time.components.attoseconds) / 1e9 / 10_000)
    }
    return rounds.sorted()[15]
  }
}

func run() {
  var finger = Finger()
  let words = CommandLine.arguments.dropFirst()
  switch words.first {
  case "allocations":
    print(finger.allocations(during: 10_000))
  case "control":
    var kept: [Int] = []
    print(finger.allocations(during: 10_000) { kept = [kept.count] })
  case "nanoseconds":
    print(finger.nanosecondsPerMove())
  case "moves":
    for _ in 0..<(Int(words.last ?? "") ?? 0) { finger.move() }
  default:
    print("usage: MoveCost allocations | control | nanoseconds | moves N")
  }
}

run()
