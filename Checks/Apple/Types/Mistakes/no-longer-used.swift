import UIKit

// expected: was deprecated in iOS 10.0
@MainActor func slow(_ link: CADisplayLink) { link.frameInterval = 2 }
