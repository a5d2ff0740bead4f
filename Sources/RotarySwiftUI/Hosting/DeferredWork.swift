#if canImport(SwiftUI) && canImport(UIKit)

/// Runs work on the main thread later than the call that schedules it.
@MainActor
enum DeferredWork {
  /// The work.
  typealias Body = @MainActor () -> Void

  /// Runs work after a delay in seconds, or with 0 as soon as the main thread is free.
  ///
  /// Tests replace it to control the time.
  static var schedule: @MainActor (_ seconds: Double, _ body: @escaping Body) -> Void = inTask

  /// Runs work in a task that sleeps for the delay.
  static func inTask(_ seconds: Double, _ body: @escaping Body) {
    Task { @MainActor in
      if seconds > 0 { try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9)) }
      body()
    }
  }
}
#endif
