import Foundation
import Rotary

extension ControlScene {
  /// Whether everything stands at a number: the text of the scene has neither "nan" nor "inf".
  ///
  /// Searched by bytes: by characters it takes longer than to draw.
  var hasOnlyNumbers: Bool {
    let text = text
    return strstr(text, "nan") == nil && strstr(text, "inf") == nil
  }
}
