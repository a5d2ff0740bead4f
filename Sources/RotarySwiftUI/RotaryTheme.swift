#if canImport(SwiftUI) && canImport(UIKit)
import Rotary
import SwiftUI
#endif
