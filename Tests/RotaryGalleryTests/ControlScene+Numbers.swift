import Foundation
import Rotary

extension ControlScene {
  /// Whether all numbers of the scene are finite: its text contains neither "nan" nor "inf".
  ///
  /// Compares bytes; comparing characters takes longer than drawing.
  var hasOnlyNumbers: Bool {
    let text = text
    return strstr(text, "nan") == nil && strstr(text, "inf") == nil
  }
}
