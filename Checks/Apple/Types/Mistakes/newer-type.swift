import UIKit

// expected: 'UIKey' is only available in iOS 13.4 or newer
func type(_ key: UIKey) {}
