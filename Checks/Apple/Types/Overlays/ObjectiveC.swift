// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Swift's overlay of the runtime, reduced to the parts that UIKit's selectors need.
@_exported import ObjectiveC

public struct Selector {
  var p: OpaquePointer?
  public init(_ s: String) {}
}
