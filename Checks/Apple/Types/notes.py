"""What Apple's own headers say to Swift's importer, beyond what a name and a type tell.

Each entry is a fact of UIKit's or QuartzCore's public interface in Swift, at https://developer.apple.com/documentation.
"""

# An enumeration: its name in the facts, in Objective-C, and in Swift where that differs.
ENUMERATIONS = {
    "UIControlEvent": ("UIControlEvents", "UIControl.Event"),
    "UIControlState": ("UIControlState", "UIControl.State"),
    "UITouchPhase": ("UITouchPhase", "UITouch.Phase"),
    "UITouchType": ("UITouchType", "UITouch.TouchType"),
    "UIViewContentMode": ("UIViewContentMode", "UIView.ContentMode"),
    "UIViewAutoresizing": ("UIViewAutoresizing", "UIView.AutoresizingMask"),
    "UIGestureRecognizerState": ("UIGestureRecognizerState", "UIGestureRecognizer.State"),
    "UITextAlignment": ("NSTextAlignment", None),
    "UILineBreakMode": ("NSLineBreakMode", None),
    "UIImpactFeedbackStyle": ("UIImpactFeedbackStyle", "UIImpactFeedbackGenerator.FeedbackStyle"),
    "UIPressPhase": ("UIPressPhase", "UIPress.Phase"),
    "UIPressType": ("UIPressType", "UIPress.PressType"),
    "UIEventType": ("UIEventType", "UIEvent.EventType"),
    "UIEventSubtype": ("UIEventSubtype", "UIEvent.EventSubtype"),
    "UIKeyboardHidUsage": ("UIKeyboardHIDUsage", None),
    "UIEventButtonMask": ("UIEventButtonMask", "UIEvent.ButtonMask"),
    "UIImageOrientation": ("UIImageOrientation", "UIImage.Orientation"),
    "UIImageRenderingMode": ("UIImageRenderingMode", "UIImage.RenderingMode"),
    "UISwipeGestureRecognizerDirection": ("UISwipeGestureRecognizerDirection", "UISwipeGestureRecognizer.Direction"),
}
# Enumerations that are sets in Swift.
SETS_OF_FLAGS = {
    "UIControlEvent", "UIControlState", "UIViewAutoresizing", "UIInterfaceOrientationMask", "UIKeyModifierFlags",
    "UIScrollTypeMask", "UIRectCorner", "CACornerMask", "UIEventButtonMask", "UIFocusHeading",
    "UISwipeGestureRecognizerDirection",
}
# Types that came after iOS 13, with the first that has them; of members the facts say it.
SINCE = {
    "UIEventButtonMask": "13.4", "UIKey": "13.4", "UIKeyboardHIDUsage": "13.4", "UIScrollTypeMask": "13.4",
}
# What tvOS does not have, by its page: types, and members of a class.
NOT_ON_TVOS = {
    "UIFeedbackGenerator", "UIHoverGestureRecognizer", "UIImpactFeedbackGenerator", "UILargeContentViewerInteraction",
    "UIScrollTypeMask", "UISelectionFeedbackGenerator", ("UIPanGestureRecognizer", "allowedScrollTypesMask"),
    ("UIPanGestureRecognizer", "maximumNumberOfTouches"), ("UIPanGestureRecognizer", "minimumNumberOfTouches"),
    ("UIView", "exclusiveTouch"), ("UIView", "keyboardLayoutGuide"), ("UIView", "focusEffect"), ("UIView", "multipleTouchEnabled"),
}
# Cases that Apple calls otherwise than the facts do.
CASES = {("UITouchType", "Stylus"): "Pencil", ("UIUserInterfaceIdiom", "TV"): "Tv"}

# Methods whose Swift name is not what the importer makes of the selector.
METHODS = {
    "beginTrackingWithTouch:withEvent:": "beginTracking(_:with:)",
    "continueTrackingWithTouch:withEvent:": "continueTracking(_:with:)",
    "endTrackingWithTouch:withEvent:": "endTracking(_:with:)",
    "cancelTrackingWithEvent:": "cancelTracking(with:)",
    "hitTest:withEvent:": "hitTest(_:with:)",
    "addInteraction:": "addInteraction(_:)",
    "removeInteraction:": "removeInteraction(_:)",
    "pointInside:withEvent:": "point(inside:with:)",
    "addToRunLoop:forMode:": "add(to:forMode:)",
    "ignoreTouch:forEvent:": "ignore(_:for:)",
    "addAction:forControlEvents:": "addAction(_:for:)",
    "removeAction:forControlEvents:": "removeAction(_:for:)",
    "sendAction:": "sendAction(_:)",
    "sendEvent:": "sendEvent(_:)",
    "scaledValueForValue:": "scaledValue(for:)",
    "impactOccurredWithIntensity:": "impactOccurred(intensity:)",
    "gestureRecognizer:shouldReceiveTouch:": "gestureRecognizer(_:shouldReceive:)",
    "touchesShouldBegin:withEvent:inContentView:": "touchesShouldBegin(_:with:in:)",
    "touchesShouldCancelInContentView:": "touchesShouldCancel(in:)",
    "willMoveToWindow:": "willMove(toWindow:)",
    "defaultMetrics": "default",
    "systemImageNamed:compatibleWithTraitCollection:": "init(systemName:compatibleWith:)",
    "scaledValueForValue:compatibleWithTraitCollection:": "scaledValue(for:compatibleWith:)",
}
for name in ("touches", "presses"):
    for phase in ("Began", "Moved", "Changed", "Ended", "Cancelled"):
        METHODS[f"{name}{phase}:withEvent:"] = f"{name}{phase}(_:with:)"

# Methods of responders whose event may be nil; for gesture recognizers it never is.
NO_EVENT = {selector for selector in METHODS if selector.startswith(("touches", "presses"))}
ALWAYS_AN_EVENT = "UIGestureRecognizer"
# What a set of the facts that does not say so is of.
SET_OF = {selector: "UITouch" for selector in NO_EVENT if selector.startswith("touches")}
SET_OF |= {"allTouches": "UITouch", "touchesForView:": "UITouch", "touchesForWindow:": "UITouch"}

# Strings and numbers that are types of their own in Swift, by class and property or method.
TYPED = {
    ("CAShapeLayer", "lineCap"): "CAShapeLayerLineCap",
    ("CAShapeLayer", "lineJoin"): "CAShapeLayerLineJoin",
    ("CAGradientLayer", "type"): "CAGradientLayerType",
    ("CALayer", "contentsGravity"): "CALayerContentsGravity",
    ("UIAccessibility", "accessibilityTraits"): "UIAccessibilityTraits",
    ("UIAccessibilityElement", "accessibilityTraits"): "UIAccessibilityTraits",
    ("CADisplayLink", "addToRunLoop:forMode:"): "NSRunLoopMode",
}
# Initialisers of a class that a subclass has to provide all of, or none.
DESIGNATED = {"initWithFrame:", "initWithCoder:"}
ADOPTED = {
    "UIView": "NSCoding", "CALayer": "NSCoding", "UIFeedbackGenerator": "UIInteraction",
    "UILargeContentViewerInteraction": "UIInteraction",
}
# Properties of the facts that are two methods in Apple's headers.
AS_METHODS = {"CATransaction"}
# Informal protocols: what every object has.
OF_ALL_OBJECTS = {"UIAccessibility", "UIAccessibilityAction", "UIAccessibilityContainer"}
PROTOCOLS = {"UIInteraction", "UITraitEnvironment", "UICoordinateSpace", "UIFocusEnvironment", "UIFocusItem",
             "UIGestureRecognizerDelegate"}
# Of these the ones all of whose members a class has to have that adopts them.
REQUIRED = {"UIInteraction"}
# Classes of UIKit that may be used on any thread.
ON_ANY_THREAD = {"UIColor", "UIFont", "UIGraphicsImageRenderer", "UIGraphicsRenderer", "UIImage"}
# Of these the ones that may be handed from one to another.
SENDABLE = {"UIImage"}
