import RotaryUIKit
import SwiftUI
import Testing
import UIKit

@testable import RotarySwiftUI

/// Tests the previews in Xcode.
@MainActor
@Suite(.serialized)
struct PreviewTests {
  @Test func `each control's preview shows its control and responds to touches`() throws {
    var shown: Set<ObjectIdentifier> = []
    for control in AnyControl.allCases {
      func check<Preview: PreviewProvider>(_ preview: Preview.Type) throws {
        let stage = HostedStage { Preview.previews }
        let view: RotaryView = try stage.view()
        #expect(!view.bounds.isEmpty, "\(preview)")
        stage.drag(view, along: .level(from: 0.8, to: 0.2))
        stage.settle()
        #expect(TestUpdates.changesDuringUpdate == 0, "\(preview)")
        shown.insert(ObjectIdentifier(type(of: view)))
      }
      try check(control.preview)
    }
    #expect(shown.count == AnyControl.allCases.count)
  }
}
