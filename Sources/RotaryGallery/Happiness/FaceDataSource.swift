import Rotary

/// Whom a face asks what to look like.
///
/// A face has no state of its own for what it shows. It is handed its source when it draws, so
/// nothing is stored and nothing can be left dangling; a class may conform as well as a struct.
public protocol FaceDataSource {
  /// How much it smiles: −1 is a frown, 0 a straight mouth, 1 a full smile; the face limits it.
  ///
  /// Required.
  var smile: Double { get }

  /// The colour of its lines.
  ///
  /// Not required: left out, it is the theme's accent.
  var faceTint: Tint { get }
}

extension FaceDataSource {
  /// The theme's accent.
  public var faceTint: Tint { .role(.accent) }
}
