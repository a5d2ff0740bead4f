import Rotary

/// The source of a face's appearance.
///
/// A face stores no state that it shows. The source is passed to ``FaceView/draw(into:size:of:)``, so there
/// is no reference to manage. Structs and classes can conform.
public protocol FaceDataSource {
  /// The smile: −1 is a frown, 0 a straight mouth, 1 a full smile. The face clamps the value.
  ///
  /// Required.
  var smile: Double { get }

  /// The colour of the lines.
  ///
  /// Optional; the default is the theme's accent colour.
  var faceTint: Tint { get }
}

extension FaceDataSource {
  /// The theme's accent colour.
  public var faceTint: Tint { .role(.accent) }
}
