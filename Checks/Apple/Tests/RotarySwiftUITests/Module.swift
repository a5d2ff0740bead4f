import RotarySwiftUI
import SwiftUI
import Testing
