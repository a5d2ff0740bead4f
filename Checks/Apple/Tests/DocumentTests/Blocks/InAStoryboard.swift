// Outlets and actions need the Objective-C runtime. script/apple compiles this file; the tests skip it on Linux.
#if canImport(ObjectiveC)
import RotaryUIKit
import UIKit

// begin
final class HeatingController: UIViewController {
  @IBOutlet var heat: DialView!

  override func viewDidLoad() {
    super.viewDidLoad()
    heat.style.unit = "°"
  }

  @IBAction func heatChanged(_ sender: DialView) {
    print(sender.value)
  }
}
// end
#endif
