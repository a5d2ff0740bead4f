// expected: attribute 'weak' cannot be used
public final class Owner {
  public weak var other: Owner?
}
