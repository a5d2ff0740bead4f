#if GTK
import CGtk
import Dispatch
import Glibc
import RotaryGTK

// Runs GLib's loop until everything on the main queue is done, and prints that. Exits with 1 if that takes more than
// ten seconds.

var waiting: Set = ["task", "sleeping task", "queue", "timer"]
let loop = g_main_loop_new(nil, 0)

@MainActor func finish(_ name: String) {
  waiting.remove(name)
  if waiting.isEmpty { g_main_loop_quit(loop) }
}

RotaryLibrary.begin()
Task { @MainActor in finish("task") }
Task { @MainActor in
  try? await Task.sleep(for: .milliseconds(20))
  finish("sleeping task")
}
DispatchQueue.main.async { finish("queue") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { finish("timer") }
g_timeout_add_seconds(
  10,
  { _ in
    MainActor.assumeIsolated { g_main_loop_quit(loop) }
    return 0
  },
  nil
)
g_main_loop_run(loop)
print(waiting.isEmpty ? "drained" : "still waiting: \(waiting.sorted())")
if !waiting.isEmpty { exit(1) }
#else
print("The probe was built without GTK.")
#endif
