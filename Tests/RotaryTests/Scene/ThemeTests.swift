import Rotary
import Testing

@Suite struct ThemeTests {
  static let themes: [(String, Theme)] = [
    ("light", .light), ("dark", .dark), ("light high contrast", .lightHighContrast),
    ("dark high contrast", .darkHighContrast),
  ]

  @Test func `black and white have the ratio of 21`() {
    let ratio = Contrast.ratio(RGBA(hex: 0), RGBA(hex: 0xFFFFFF))
    #expect(abs(ratio - 21) < 1e-9)
  }

  @Test func `text on the ground, on sectors and on the accent is readable`() {
    for (name, theme) in Self.themes {
      #expect(Contrast.ratio(theme[.ink], theme[.ground]) >= 4.5, "\(name)")
      #expect(Contrast.ratio(theme[.inkSecondary], theme[.ground]) >= 4.5, "\(name)")
      #expect(Contrast.ratio(theme[.onAccent], theme[.accent]) >= 4.5, "\(name)")
      for surface in [ColorRole.surface, .surfaceAlternate, .surfaceHover] {
        #expect(Contrast.ratio(theme[.ink], theme[surface]) >= 4.5, "\(name) \(surface)")
      }
    }
  }

  @Test func `titles are readable on sectors that are not selected`() {
    let style = WheelStyle()
    for (name, theme) in Self.themes {
      let surfaces = [ColorRole.surface, .surfaceAlternate] + (0..<8).map { ColorRole.palette($0) }
      for surface in surfaces {
        let ground = theme[.ground].mixed(with: theme[surface], by: style.restingOpacity)
        let ink = ground.mixed(with: theme[.ink], by: style.restingLabelOpacity)
        #expect(Contrast.ratio(ink, ground) >= 4.5, "\(name) \(surface)")
      }
    }
  }

  @Test func `parts have enough contrast to their background`() {
    for (name, theme) in Self.themes {
      for part in [ColorRole.accent, .pointer, .focus, .positive, .warning, .critical] {
        #expect(Contrast.ratio(theme[part], theme[.ground]) >= 3, "\(name) \(part)")
      }
    }
  }

  @Test func `a new accent changes the colour of text on it`() {
    for hex in [0xFFE08A, 0x003355, 0xFF2D55, 0x808080] as [UInt32] {
      var theme = Theme.light
      theme.accent = RGBA(hex: hex)
      #expect(theme[.focus] == RGBA(hex: hex))
      #expect(Contrast.ratio(theme[.onAccent], theme[.accent]) >= 4.5)
      #expect(theme[.pointer] == RGBA(hex: hex))
    }
  }

  @Test func `surfaces of one colour need lines around them`() {
    for (name, theme) in Self.themes {
      #expect(theme.needsEdges == name.contains("contrast"), "\(name)")
    }
    let others: [ColorRole] = [
      .accent, .onAccent, .ink, .inkSecondary, .pointer, .shadow, .hairline, .focus, .positive,
      .warning, .critical,
    ]
    for role in ColorRole.allCases {
      #expect(role.isSurface == !others.contains(role), "\(role)")
      let stops = [GradientStop(0, .role(.accent)), GradientStop(1, .role(role))]
      #expect(Paint.role(role).isSurface == role.isSurface)
      #expect(Paint.linear(start: .zero, end: .zero, stops: stops).isSurface == role.isSurface)
    }
    #expect(!Paint.solid(.fixed(RGBA(hex: 0))).isSurface)
  }

  @Test func `a tint is read from all hexadecimal digits and no others`() {
    #expect(Tint(text: "#09afAF") == .fixed(RGBA(hex: 0x09AFAF)))
    for digit in "/:@G`g" { #expect(Tint(text: "#00000\(digit)") == nil) }
  }
}
