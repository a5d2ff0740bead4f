// Makes one gesture on one control, and prints its cost as JSON; script/bench-peers runs it.
//
//   PeerDrag SUBJECT GESTURE <VALUES
//
// Subjects: core, cairo; with a display also dial, scale and spin-button. Gestures: drag and set. Standard input has the
// values from 0 to 100, one per line. The first is the value before the gesture.
import CGtk
import Glibc

/// The side of the picture, in points.
let side = 256.0
/// The number of moves before the measured gesture, which fill the caches.
let warmUpMoves = 40

func fail(_ text: String) -> Never {
  print("PeerDrag: \(text)")
  exit(2)
}

var values: [Double] = []
while let line = readLine() {
  guard let value = Double(line) else { fail("\(line) is not a number") }
  values.append(value)
}
let words = CommandLine.arguments.dropFirst()
guard words.count == 2, let subject = words.first, let gesture = words.last.flatMap(Gesture.init),
  values.count > warmUpMoves
else { fail("usage: PeerDrag SUBJECT drag|set <VALUES") }

let cost: Cost
switch subject {
case "core", "cairo":
  cost = try PlainDial.measure(gesture, through: values, draws: subject == "cairo")
default:
  guard let stage = Stage(subject, at: values[0]) else {
    fail("there is no display, or no subject \(subject)")
  }
  cost = stage.measure(gesture, through: values)
}
print(cost.json)
