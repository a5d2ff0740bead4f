import Rotary
import Testing

@Suite struct StrokeRunTests {
  @Test func `a part from end to end is the whole line`() {
    let runs: [(Stroke.Run, Stroke.Run?)] = [
      (.part(from: 0, to: 1), .whole), (.part(from: -1, to: 2), .whole),
      (.part(from: 0, to: 0.5), .part(from: 0, to: 0.5)),
      (.part(from: 0.5, to: 1), .part(from: 0.5, to: 1)), (.part(from: 0.5, to: 0.5), nil),
    ]
    for (run, drawn) in runs {
      #expect(Stroke(paint: .role(.accent), width: 1, run: run).drawnRun == drawn)
    }
  }
}
