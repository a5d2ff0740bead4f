#if Tool && (os(Linux) || os(macOS))
#if Pictures && canImport(RotaryCairo)
import Foundation
import RotaryGallery
import Testing

@testable import RotaryCommands
@testable import RotaryReplay

struct SuggestionTests {
  @Test(arguments: [
    ("redner", ["render"]), ("lst", ["list"]), ("RENDER", ["render"]), ("sevre", ["serve"]),
    ("relay", ["replay"]), ("explode", []), ("", []), ("x", []), ("rr", []),
    (String(repeating: "render", count: 1_000), []),
  ])
  func `a misspelt name has the nearest one, and a strange name has none`(
    typed: String,
    expected: [String]
  ) {
    #expect(
      Suggestion.names(near: typed, among: ["list", "render", "replay", "serve"]) == expected
    )
  }

  @Test(arguments: [
    ("spinner", ["number-spinner", "spinner-row"]), ("spiner", ["number-spinner", "spinner-row"]),
    ("starfield", ["star-field"]), ("rangedail", ["range-dial"]), ("dila", ["dial"]),
  ])
  func `one word of a name is near the whole name`(typed: String, expected: [String]) {
    let known = ["number-spinner", "spinner-row", "star-field", "dial", "range-dial", "wheel"]
    #expect(Suggestion.names(near: typed, among: known) == expected)
  }

  @Test func `of a demo, a control, a setting or a theme with two swapped letters, it is found`() {
    let controls = RotaryCommands.catalogue.all
    let lists =
      [
        Gallery.all.map { $0.id }, controls.map { $0.controlName },
        ThemeName.allCases.map { $0.rawValue },
      ]
      + controls.map { $0.settings.map { $0.name } }
    for known in lists {
      for name in known where name.count > 3 {
        var letters = Array(name)
        letters.swapAt(1, 2)
        let near = Suggestion.names(near: String(letters), among: known)
        #expect(letters[1] == letters[2] || near.contains(name), "\(name): \(near)")
      }
    }
  }

  @Test(arguments: [
    (["redner"], "rotary: unknown command 'redner'. Did you mean 'render'?\nSee rotary --help\n"),
    (
      ["help", "lsit"], "rotary: unknown command 'lsit'. Did you mean 'list'?\nSee rotary --help\n"
    ),
    (["wheel"], "rotary: unknown command 'wheel'. It is the name of a control: rotary list wheel"),
    (["--verison"], "rotary: unknown option '--verison'. Did you mean '--version'?"),
    (["list", "--jsno"], "rotary list: unknown option '--jsno'. Did you mean '--json'?"),
    (
      ["--generate-completion-script", "bahs"],
      "rotary: unknown shell \"bahs\". Did you mean \"bash\"?"
    ),
    (["render", "--pink"], "rotary render: unknown option '--pink'\nSee rotary render --help\n"),
    (["render", "--them=dark"], "rotary render: unknown option '--them'. Did you mean '--theme'?"),
    (["serve", "--prot", "1"], "rotary serve: unknown option '--prot'. Did you mean '--port'?"),
    (
      ["list", "spinner"],
      "rotary list: unknown control \"spinner\". Did you mean \"number-spinner\" or \"spinner-row\"?"
    ),
    (
      ["render", "whel"],
      "rotary render: unknown control \"whel\". Did you mean \"wheel\"? Expected one of wheel,"
    ),
    (
      ["render", "fortune"],
      "rotary render: unknown control \"fortune\". It is the name of a demo: rotary render --demo"
    ),
    (
      ["render", "--demo", "fortun"],
      "rotary render: unknown demo \"fortun\". Did you mean \"fortune\"?"
    ),
    (
      ["render", "--demo", "fortune wheel"],
      "rotary render: unknown demo \"fortune wheel\". Did you mean \"fortune\"?"
    ),
    (
      ["render", "dial", "--demo", "x"],
      "rotary render: unknown demo \"x\"; expected a demo, such as thermostat, volume"
    ),
    (
      ["render", "wheel", "--set", "sectrs=4"],
      "rotary render: wheel has no setting \"sectrs\". Did you mean \"sectors\"?"
    ),
    (
      ["render", "wheel", "--set", "direction=clokwise"],
      "rotary render: \"direction\" cannot be \"clokwise\". Did you mean \"clockwise\"? Expected both, clockwise"
    ),
    (
      ["render", "wheel", "--set", "deceleration=norml"],
      "rotary render: \"deceleration\" cannot be \"norml\". Did you mean \"normal\"?"
    ),
    (
      ["render", "wheel", "--set", "hub=flase"],
      "rotary render: \"hub\" cannot be \"flase\". Did you mean \"false\"?"
    ),
    (
      ["render", "wheel", "--theme", "drak"],
      "rotary render: --theme is \"drak\". Did you mean \"dark\"? Expected one of"
    ),
    (
      ["render", "wheel", "-o", "x.sgv"],
      "rotary render: --output is \"x.sgv\". Did you mean \".svg\"?"
    ),
  ])
  func `a misspelt name is answered with the likely one`(words: [String], expected: String) throws {
    let outcome = try Tool.run(words)
    #expect(outcome.code == 64 && outcome.output.isEmpty)
    #expect(outcome.complaint.hasPrefix(expected), "\(outcome.complaint)")
  }

  @Test(arguments: [["render"], ["render", "--demo"], ["render", "--demo", "spoon"]])
  func `without a demo's name, twelve demos are named, and the list of all`(words: [String]) throws
  {
    let complaint = try Tool.run(words).complaint
    let names = try #require(
      complaint.firstMatch(of: /such as (.*?); rotary list --demos prints all/)?.1
    )
    let demos = names.split(separator: ", ")
    #expect(demos.count == 12 && Set(demos).count == 12)
    for demo in demos { #expect(Gallery.all.contains { $0.id == demo }, "\(demo)") }
  }

  @Test func `a missing value of an option with names lists them`() throws {
    let complaint = try Tool.run("render", "wheel", "--theme").complaint
    #expect(
      complaint.hasPrefix(
        "rotary render: missing value for '--theme <name>'; expected one of light, dark,"
      )
    )
  }

  @Test func `a misspelt name in a recording is answered with the likely one`() throws {
    let text = "{\"recording\":1,\"control\":\"whel\"}\n{\"t\":1,\"end\":true}\n"
    try Tool.withFile(text) { path in
      for words in [["replay", path], ["render", "--from", path]] {
        let outcome = try Tool.run(words)
        #expect(outcome.code == 1)
        #expect(
          outcome.complaint.hasPrefix(
            "\(path):1: unknown control \"whel\". Did you mean \"wheel\"?"
          )
        )
      }
    }
  }
}
#endif
#endif
