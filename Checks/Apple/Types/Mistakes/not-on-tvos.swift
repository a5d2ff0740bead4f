import UIKit

// platform: tvOS
// expected: 'UIImpactFeedbackGenerator' is unavailable in tvOS
@MainActor func knock() { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() }
