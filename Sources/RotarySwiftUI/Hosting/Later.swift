#if canImport(SwiftUI) && canImport(UIKit)

/// Has something done on the main thread, but not in the call that asks for it.
@MainActor
enum Later {
  /// Something to be done.
  typealias Body = @MainActor () -> Void

  /// Does something after some seconds, with 0 as soon as the main thread is free.
  ///
  /// Tests replace it, so that they can have the time pass.
  static var perform: @MainActor (_ seconds: Double, _ body: @escaping Body) -> Void = byTheClock

  /// Goes by the device's clock.
  static func byTheClock(_ seconds: Double, _ body: @escaping Body) {
    Task { @MainActor in
      if seconds > 0 { try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9)) }
      body()
    }
  }
}
#endif
