import RealModule

/// The contrast between colours.
public enum Contrast {
  /// Returns the contrast ratio of two opaque colours, from 1 (equal) to 21 (black and white).
  ///
  /// Text needs 4.5, parts of a control 3.
  ///
  /// Source: WCAG 2.2, "contrast ratio" and "relative luminance", https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio.
  public static func ratio(_ first: RGBA, _ second: RGBA) -> Double {
    let a = luminance(first)
    let b = luminance(second)
    return (Swift.max(a, b) + 0.05) / (Swift.min(a, b) + 0.05)
  }

  private static func luminance(_ color: RGBA) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : Double.pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
      + 0.0722 * linear(color.blue)
  }
}
