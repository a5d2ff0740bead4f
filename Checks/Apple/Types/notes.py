"""Annotations in Apple's headers for Swift's importer, beyond names and types.

Each entry is a fact of UIKit's or QuartzCore's public interface in Swift, at https://developer.apple.com/documentation.
"""

# Enumerations: their names in the facts, in Objective-C, and in Swift if different.
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
# The first iOS after 13 that has a type. The facts have it for members.
SINCE = {
    "UIEventButtonMask": "13.4", "UIKey": "13.4", "UIKeyboardHIDUsage": "13.4", "UIScrollTypeMask": "13.4",
}
# Types and class members that tvOS lacks, according to their documentation pages.
NOT_ON_TVOS = {
    "UIFeedbackGenerator", "UIHoverGestureRecognizer", "UIImpactFeedbackGenerator", "UILargeContentViewerInteraction",
    "UIScrollTypeMask", "UISelectionFeedbackGenerator", ("UIPanGestureRecognizer", "allowedScrollTypesMask"),
    ("UIPanGestureRecognizer", "maximumNumberOfTouches"), ("UIPanGestureRecognizer", "minimumNumberOfTouches"),
    ("UIView", "exclusiveTouch"), ("UIView", "keyboardLayoutGuide"), ("UIView", "focusEffect"), ("UIView", "multipleTouchEnabled"),
}
# Cases whose name in the facts differs from Apple's.
CASES = {("UITouchType", "Stylus"): "Pencil", ("UIUserInterfaceIdiom", "TV"): "Tv"}

# Methods whose Swift name differs from the importer's translation of the selector.
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

# Methods of responders whose event may be nil. For gesture recognizers it never is.
NO_EVENT = {selector for selector in METHODS if selector.startswith(("touches", "presses"))}
ALWAYS_AN_EVENT = "UIGestureRecognizer"
# Element types of sets for which the facts give none.
SET_OF = {selector: "UITouch" for selector in NO_EVENT if selector.startswith("touches")}
SET_OF |= {"allTouches": "UITouch", "touchesForView:": "UITouch", "touchesForWindow:": "UITouch"}

# Strings and numbers that are separate types in Swift, by class and property or method.
TYPED = {
    ("CAShapeLayer", "lineCap"): "CAShapeLayerLineCap",
    ("CAShapeLayer", "lineJoin"): "CAShapeLayerLineJoin",
    ("CAGradientLayer", "type"): "CAGradientLayerType",
    ("CALayer", "contentsGravity"): "CALayerContentsGravity",
    ("UIAccessibility", "accessibilityTraits"): "UIAccessibilityTraits",
    ("UIAccessibilityElement", "accessibilityTraits"): "UIAccessibilityTraits",
    ("CADisplayLink", "addToRunLoop:forMode:"): "NSRunLoopMode",
}
# Designated initializers: a subclass must provide all of them or none.
DESIGNATED = {"initWithFrame:", "initWithCoder:"}
ADOPTED = {
    "UIView": "NSCoding", "CALayer": "NSCoding", "UIFeedbackGenerator": "UIInteraction",
    "UILargeContentViewerInteraction": "UIInteraction",
}
# Properties of the facts that are two methods in Apple's headers.
AS_METHODS = {"CATransaction"}
# Informal protocols, which every object has.
OF_ALL_OBJECTS = {"UIAccessibility", "UIAccessibilityAction", "UIAccessibilityContainer"}
PROTOCOLS = {"UIInteraction", "UITraitEnvironment", "UICoordinateSpace", "UIFocusEnvironment", "UIFocusItem",
             "UIGestureRecognizerDelegate"}
# Protocols whose members are all required.
REQUIRED = {"UIInteraction"}
# UIKit classes that may be used on any thread.
ON_ANY_THREAD = {"UIColor", "UIFont", "UIGraphicsImageRenderer", "UIGraphicsRenderer", "UIImage"}
# Classes among them that are Sendable.
SENDABLE = {"UIImage"}
