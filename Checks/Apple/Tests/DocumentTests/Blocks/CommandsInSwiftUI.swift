import Rotary
import RotarySwiftUI
import SwiftUI

// begin
struct FortuneView: View {
  @State private var prize = 0
  @State private var news = ""
  let prizes = ["Book", "Mug", "Nothing"]

  var body: some View {
    RotaryWheelReader { wheel in
      RotaryWheel(selection: $prize) {
        Sector(prizes[0], odds: 1)
        Sector(prizes[1], odds: 2)
        Sector(prizes[2], odds: 7)
      }
      Button("Draw") {
        Task {
          if let end = await wheel.draw(turns: 5)?.end, !end.isInterrupted {
            news = prizes[end.value]
          }
        }
      }
      Text(news)
    }
  }
}
// end

// begin
struct DirectoryView: View {
  struct Entry: Identifiable {
    let id: String
  }

  @State private var chosen: String?
  let entries: [Entry]

  var body: some View {
    RotaryTurntableReader { table in
      RotaryTurntable(entries, selection: $chosen) { TurntableItem($0.id) }
      Button("First") {
        if let first = entries.first { table.scroll(to: first.id) }
      }
    }
  }
}
// end

// begin
struct ToolView: View {
  @State private var isOpen = false

  var body: some View {
    RotaryRingMenu(isPresented: $isOpen) {
      RingItem("Pen")
      RingItem("Brush")
      RingItem("Eraser")
    } onChoose: { _ in
    }
    Button("Tools") { isOpen = true }
  }
}
// end

// begin
struct ControlView<Knob: Rotary.Control>: View {
  let knob: Knob
  let turn: (inout Knob) -> Void

  var body: some View {
    RotaryControlReader(for: Knob.self) { proxy in
      RotaryControl(knob)
        .onEvent { print($0) }
      Button("Turn") { proxy.perform(turn) }
    }
  }
}
// end
