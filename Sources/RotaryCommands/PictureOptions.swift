#if Tool && Pictures && canImport(RotaryCairo)
import ArgumentParser
import Rotary
import RotaryCairo
import RotaryReplay

/// The options of all commands that draw.
struct PictureOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "Pixels per point, 0.1 to 16. SVG and PDF ignore it.")
  private var scale: NumberArgument = 1.0

  @Option(
    help: ArgumentHelp("The colours: \(ThemeName.list).", valueName: "name"),
    completion: .list(ThemeName.allCases.map(\.rawValue))
  )
  private var theme = ThemeName.light.rawValue

  @Option(
    help: ArgumentHelp(
      "The font family. In a list separated by commas, the first installed one is used.",
      valueName: "family"
    )
  )
  private var font = FontFamilies().interface

  /// Whether the scale or the theme differs from its default.
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
        throw Failure(
          usage: Suggestion.message(
            "--theme is \(JSONText.quote(theme))",
            for: theme,
            among: ThemeName.allCases.map { $0.rawValue }
          )
        )
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
          usage:
            "--font is \(JSONText.quote(font)); expected names of 1 to \(Self.longestFont) characters"
        )
      }
      return FontFamilies(interface: font)
    }
  }

  /// Checks all options, including those that the command does not need.
  ///
  /// - Throws: `Failure` for a value that is not accepted.
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

  /// Makes the format of a file name's extension; `-` is a PNG.
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
      let ending = parts.count > 1 ? String(parts[parts.count - 1]) : ""
      throw Failure(
        usage: Suggestion.message(
          "--output is \(JSONText.quote(name))",
          near: Suggestion.names(near: ending, among: Self.allCases.map { $0.rawValue }).map {
            "." + $0
          },
          expected: "a name that ends in .png, .svg or .pdf"
        )
      )
    }
    self = format
  }

  /// The most pixels of a picture, those of a square of 6,324; writing it takes seconds.
  private static let mostPixels = 40_000_000.0

  /// Checks the number of pixels of a PNG; SVG and PDF have none.
  ///
  /// - Parameters:
  ///   - size: the size of the picture, in points.
  ///   - scale: pixels per point.
  ///   - advice: options to change, for the message.
  /// - Throws: `Failure` for too many pixels.
  func check(_ size: Size2D, scale: Double, advice: String) throws {
    guard self == .png, size.width * size.height * scale * scale > Self.mostPixels else { return }
    throw Failure(
      usage:
        "a picture of \(JSONText.of(size.width)) × \(JSONText.of(size.height)) points at scale "
        + "\(JSONText.of(scale)) has over 40 million pixels; expected \(advice)"
    )
  }
}
#endif
