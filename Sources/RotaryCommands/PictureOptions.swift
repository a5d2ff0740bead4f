#if Tool && Pictures && canImport(RotaryCairo)
import ArgumentParser
import Rotary
import RotaryCairo
import RotaryReplay

/// The options of every command that draws.
struct PictureOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "Pixels per point, 0.1 to 16; of no use to SVG and PDF.")
  private var scale: NumberArgument = 1.0

  @Option(
    help: "The theme: \(ThemeName.list).",
    completion: .list(ThemeName.allCases.map(\.rawValue))
  )
  private var theme = ThemeName.light.rawValue

  @Option(
    help: ArgumentHelp(
      "The font family, or several with commas between, of which the first that is installed is taken.",
      valueName: "family"
    )
  )
  private var font = FontFamilies().interface

  /// Whether the scale or the theme is another than its default.
  var setsScaleOrTheme: Bool {
    theme != ThemeName.light.rawValue || (try? pixelsPerPoint) != 1
  }

  /// Pixels per point.
  var pixelsPerPoint: Double {
    get throws { try scale.number(of: "--scale", in: 0.1...16) }
  }

  /// The colours.
  var themeName: ThemeName {
    get throws {
      guard let name = ThemeName(rawValue: theme) else {
        throw Failure("--theme is \(JSONText.quote(theme)); expected one of \(ThemeName.list)")
      }
      return name
    }
  }

  /// The font families.
  var families: FontFamilies {
    get throws {
      let isName =
        (1...Self.longestFont).contains(font.count)
        && font.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      guard isName else {
        throw Failure(
          "--font is \(JSONText.quote(font)); expected names of 1 to \(Self.longestFont) characters"
        )
      }
      return FontFamilies(interface: font)
    }
  }

  /// Throws `Failure` for a value that no picture can have, also where none is drawn.
  func check() throws {
    _ = (try pixelsPerPoint, try themeName, try families)
  }

  private static let longestFont = 200
}

/// The themes by name.
enum ThemeName: String, CaseIterable {
  case light
  case dark
  case lightHighContrast = "light-high-contrast"
  case darkHighContrast = "dark-high-contrast"

  static var list: String { allCases.map { $0.rawValue }.joined(separator: ", ") }

  var theme: Theme {
    switch self {
    case .light: return .light
    case .dark: return .dark
    case .lightHighContrast: return .lightHighContrast
    case .darkHighContrast: return .darkHighContrast
    }
  }
}

/// The formats of a still picture.
enum PictureFormat: String, CaseIterable {
  case png, svg, pdf

  /// The format that a file's name ends in; `-` is a PNG.
  ///
  /// - Throws: `Failure` for any other name.
  init(ofFile name: String) throws {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name != "-" else {
      self = .png
      return
    }
    guard parts.count > 1, let ending = parts.last?.lowercased(),
      let format = PictureFormat(rawValue: ending)
    else {
      throw Failure(
        "--output is \(JSONText.quote(name)); expected a name that ends in .png, .svg or .pdf"
      )
    }
    self = format
  }

  /// The most pixels of a picture: what a square of 6,324 has, which takes seconds to write.
  private static let mostPixels = 40_000_000.0

  /// Refuses a picture of too many pixels; documents have none.
  ///
  /// - Parameters:
  ///   - size: the picture's, in points.
  ///   - scale: pixels per point.
  ///   - advice: what would be taken, for the message.
  /// - Throws: `Failure`.
  func check(_ size: Size2D, scale: Double, advice: String) throws {
    guard self == .png, size.width * size.height * scale * scale > Self.mostPixels else { return }
    throw Failure(
      "a picture of \(JSONText.of(size.width)) × \(JSONText.of(size.height)) points at scale "
        + "\(JSONText.of(scale)) has over 40 million pixels; expected \(advice)"
    )
  }
}
#endif
