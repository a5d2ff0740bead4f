import UIKit

// Where the stand-ins for SwiftUI begin.
