// expected: attribute 'weak' cannot be used
/// Knows another.
public final class Owner {
  /// The other.
  public weak var other: Owner?
}
