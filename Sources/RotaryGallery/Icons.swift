/// Icons as SVG path data: lines of 2 pt with round ends on a grid of 24 × 24.
///
/// All have the same visual weight: an icon of few lines is larger than one of many.
public enum Icons {
  /// Two circles that overlap.
  public static let circles =
    "M15.25 12a6 6 0 1 1-12 0a6 6 0 1 1 12 0ZM20.75 12a6 6 0 1 1-12 0a6 6 0 1 1 12 0Z"
  /// Six petals around a centre.
  public static let flower = """
    M8.3 5.59A4.4 4.4 0 0 1 15.7 5.59A4.4 4.4 0 0 1 19.4 12A4.4 4.4 0 0 1 15.7 18.41\
    A4.4 4.4 0 0 1 8.3 18.41A4.4 4.4 0 0 1 4.6 12A4.4 4.4 0 0 1 8.3 5.59Z\
    M14.8 12a2.8 2.8 0 1 1-5.6 0a2.8 2.8 0 1 1 5.6 0Z
    """
  /// A monster with one eye and two horns.
  public static let monster = """
    M5 20.5V12a7 7 0 0 1 14 0v8.5l-2.33-2-2.34 2L12 18.5l-2.33 2-2.34-2Z\
    M7.2 6.2L6 3.5M16.8 6.2L18 3.5M14.2 11.7a2.2 2.2 0 1 1-4.4 0a2.2 2.2 0 1 1 4.4 0Z
    """
  /// A head and shoulders.
  public static let person =
    "M15.9 7.4a3.9 3.9 0 1 1-7.8 0a3.9 3.9 0 1 1 7.8 0ZM4.3 20.5c.4-4 3.6-6.3 7.7-6.3s7.3 2.3 7.7 6.3"
  /// A face that smiles.
  public static let smile =
    "M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0ZM8.8 9.6v.6M15.2 9.6v.6M7.8 14c1.7 3 6.7 3 8.4 0"
  /// A disc with eight rays.
  public static let sun = """
    M16 12a4 4 0 1 1-8 0a4 4 0 1 1 8 0ZM19.3 12h2.2M17.16 17.16l1.56 1.56M12 19.3v2.2\
    M6.84 17.16l-1.56 1.56M4.7 12H2.5M6.84 6.84L5.28 5.28M12 4.7V2.5M17.16 6.84l1.56-1.56
    """
  /// A spiral.
  public static let swirl = """
    M13.6 11.2a1.7 1.7 0 0 1-3.4 0a3.4 3.4 0 0 1 6.8 0a5.1 5.1 0 0 1-10.2 0a6.8 6.8 0 0 1 13.6 0\
    a8.5 8.5 0 0 1-17 0
    """
  /// An equilateral triangle.
  public static let triangle = "M12 3.8L21 19.4H3Z"
  /// Three separate circles.
  public static let threeCircles = """
    M15.6 7.2a3.6 3.6 0 1 1-7.2 0a3.6 3.6 0 1 1 7.2 0ZM10.6 16.2a3.6 3.6 0 1 1-7.2 0\
    a3.6 3.6 0 1 1 7.2 0ZM20.6 16.2a3.6 3.6 0 1 1-7.2 0a3.6 3.6 0 1 1 7.2 0Z
    """
}
