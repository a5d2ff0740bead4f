// expected: attribute 'weak' cannot be used
/// References another owner.
public final class Owner {
  /// The other owner.
  public weak var other: Owner?
}
