// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Swift's own layer over the runtime, as far as UIKit's selectors need it.
@_exported import ObjectiveC

public struct Selector {
  var p: OpaquePointer?
  public init(_ s: String) {}
}
