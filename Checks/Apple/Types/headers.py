"""Writes Objective-C headers that replace UIKit's, for a type-check only.

  headers.py CLASSES UNLISTED > UIKit.h

CLASSES lists the classes that are used, one per line. Each is written with its superclasses, from the facts. UNLISTED
has the declarations that the facts lack or leave open, with their documentation pages.
"""
import os
import re
import sys

import notes

HERE = os.path.dirname(os.path.abspath(__file__))
PLAIN = {
    "void": "void", "bool": "BOOL", "CGFloat": "CGFloat", "double": "double", "float": "float", "int": "int",
    "Int": "NSInteger", "UInt": "NSUInteger", "ulong": "uint64_t", "Selector": "SEL", "NSRange": "NSRange",
    "UIAccessibilityTrait": "UIAccessibilityTraits",
}
for name in ("CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets",
             "CAFrameRateRange"):
    PLAIN[name] = name
POINTERS = {"CGColor": "CGColorRef", "CGPath": "CGPathRef", "CGImage": "CGImageRef", "CGContext": "CGContextRef"}
OBJECTS = {"string": "NSString"} | {
    name: name for name in ("NSString", "NSNumber", "NSCoder", "NSRunLoop", "NSAttributedString", "NSData",
                            "NSBundle", "NSDictionary", "NSDate")
}
# Names of classes, and endings of names that are not classes.
CLASS = re.compile(r"(UI|CA|NS)[A-Z]\w+$")
NO_CLASS = re.compile(r"(Handler|Options|Style|Mode|Mask|Type|State|Direction|Behavior|Delegate)$")


def rows(path, separator="\t"):
    """Yields the split lines of a table, without empty lines and comments."""
    with open(path, encoding="utf8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                yield line.rstrip("\n").split(separator)


def availability(since, deprecated):
    """Returns the attribute for the iOS versions that introduced and deprecated a name."""
    versions = {
        "introduced": since.removeprefix("since "),
        "deprecated": deprecated.removeprefix("deprecated").strip(),
    }
    written = ", ".join(f"{word}={version}" for word, version in versions.items() if version)
    return f" __attribute__((availability(ios, {written})))" if written else ""


def unavailable(name):
    """Returns the attribute for a name that tvOS lacks: a type, or a class and its member."""
    return " __attribute__((availability(tvos, unavailable)))" if name in notes.NOT_ON_TVOS else ""


def selector_of(declaration):
    """Returns the selector of a method, or the name of a property, of a hand-written declaration."""
    declaration = declaration.partition(" __attribute__((objc")[0].rstrip(";")
    labels = re.findall(r"(\w+):\(", declaration)
    return "".join(label + ":" for label in labels) or re.search(r"(\w+)$", declaration)[1]


class Facts:
    """The tables, by class and by enumeration."""

    def __init__(self):
        self.classes, self.enums = {}, {}
        for row in list(rows(os.path.join(HERE, "Facts/api.tsv")))[1:]:
            self.classes.setdefault(row[0], []).append(row)
        for name, base, case, value in list(rows(os.path.join(HERE, "Facts/enums.tsv")))[1:]:
            self.enums.setdefault(name, (base, []))[1].append((case, value))

    def with_parents(self, names):
        """Returns the classes, each after its superclass."""
        found = []

        def add(name):
            if name in found or name not in self.classes:
                return
            add(self.classes[name][0][1])
            found.append(name)

        for name in names:
            add(name)
        return found


class Writer:
    """Writes declarations, and records the types that they mention."""

    def __init__(self, facts):
        self.facts = facts
        self.enums, self.mentioned, self.protocols = set(), set(), set()

    def type(self, text, nullable=False, selector=""):
        """Returns a type of the facts in Objective-C, or None for a type that is left out."""
        null, text = "nullable " if nullable else "", text.strip()
        if text.endswith("[]"):
            inner = self.type(text[:-2])
            return f"{null}NSArray<{inner}> *" if inner and inner.endswith(("*", ">")) else None
        if text in PLAIN:
            return PLAIN[text]
        if text in POINTERS:
            return null + POINTERS[text]
        if text in self.facts.enums:
            self.enums.add(text)
            return notes.ENUMERATIONS.get(text, (text, None))[0]
        if text.startswith("IUI") and text[1:] in self.facts.classes:
            self.protocols.add(text[1:])
            return f"{null}id<{text[1:]}>"
        if text == "NSSet" or text.startswith("NSSet<"):
            item = text[6:-1] or notes.SET_OF.get(selector)
            if item is None:
                return f"{null}NSSet *"
            self.mentioned.add(item)
            return f"{null}NSSet<{item} *> *"
        if text == "NSObject":
            return null + "id"
        if text in OBJECTS:
            return f"{null}{OBJECTS[text]} *"
        if CLASS.match(text) and not NO_CLASS.search(text):
            self.mentioned.add(text)
            return f"{null}{text} *"
        return None

    def property(self, row, note):
        owner, _, scope, _, name, getter, signature, nullable, access = row[:9]
        result = notes.TYPED.get((owner, name)) or self.type(
            signature.rpartition(" ")[0], nullable == "nullable", name)
        if result is None:
            return None
        if owner in notes.AS_METHODS and scope == "+":
            setter = "" if access else f"\n+ (void)set{name[0].upper()}{name[1:]}:({result})value;"
            return f"+ ({result}){name};{setter}"
        marks = ["nonatomic"] + ["class"] * (scope == "+") + ["readonly"] * bool(access)
        if result.startswith("nullable "):
            marks.append("nullable")
            result = result[len("nullable "):]
        if getter:
            marks.append(f"getter={getter}")
            note += f' __attribute__((swift_name("{getter}")))'
        elif result == "BOOL" and name.startswith("is"):
            note += f' __attribute__((swift_name("{name}")))'
        return f"@property ({', '.join(marks)}) {result} {name}{note};"

    def method(self, row, note):
        owner, _, scope, kind, selector, _, signature, nullable = row[:8]
        match = re.match(r"^(.*?)\s*\((.*)\)$", signature)
        if not match:
            return None
        result = "instancetype" if kind == "init" else self.type(
            match[1].rpartition(" ")[0], nullable == "nullable", selector)
        arguments = [text.strip() for text in re.split(r",\s*(?![^<]*>)", match[2]) if text.strip()]
        if result is None or len(arguments) != selector.count(":"):
            return None
        words = []
        for label, argument in zip(selector.split(":"), arguments):
            kind_text, _, name = argument.lstrip("?").replace("@", "").rpartition(" ")
            is_event = selector in notes.NO_EVENT and kind_text.endswith("Event")
            nullable = argument.startswith("?") or is_event
            if owner == notes.ALWAYS_AN_EVENT and is_event:
                nullable = False
            written = self.type(kind_text, nullable, selector)
            if name == "mode":
                written = notes.TYPED.get((owner, selector), written)
            if written is None:
                return None
            words.append(f"{label}:({written}){name}")
        if selector in notes.DESIGNATED:
            note += " __attribute__((objc_designated_initializer))"
        return f"{scope} ({result}){' '.join(words) or selector}{note};"

    def members(self, name):
        """Yields the declarations of a class, except those that its facts leave open."""
        for row in self.facts.classes[name]:
            selector = row[4]
            swift = notes.METHODS.get(selector)
            note = f' __attribute__((swift_name("{swift}")))' if swift else ""
            note += availability(*row[9:11]) + unavailable((name, selector))
            written = self.property(row, note) if row[3] == "property" else self.method(row, note)
            if written:
                yield selector, written

    def enumeration(self, name):
        base, cases = self.facts.enums[name]
        apple, swift = notes.ENUMERATIONS.get(name, (name, None))
        is_set = name in notes.SETS_OF_FLAGS
        prefix = apple[:-1] if is_set and apple.endswith("s") and not apple.endswith("ss") else apple
        kind = "NSUInteger" if base in ("ulong", "uint") else "NSInteger"
        marks = "enum_extensibility(open)" + (", flag_enum" if is_set else "")
        note = f' __attribute__((swift_name("{swift}")))' if swift else ""
        note += availability(notes.SINCE.get(apple, ""), "") + unavailable(apple)
        cases = [(notes.CASES.get((name, case), case), value) for case, value in cases]
        known = {case for case, _ in cases}
        lines = [f"typedef enum __attribute__(({marks})) {apple} : {kind} {apple}{note};",
                 f"enum __attribute__(({marks})){note} {apple} : {kind} {{"]
        for case, value in cases:
            value = re.sub(r"unchecked|\((u?long|u?int|Int|UInt)\)", "", value)
            value = re.sub(r"\b[A-Z]\w*\b(?!\()", lambda match: prefix + match[0] if match[0] in known else match[0],
                           value)
            lines.append(f"  {prefix}{case} = {value},")
        return "\n".join(lines + ["};"])


def main(classes, unlisted):
    facts = Facts()
    writer = Writer(facts)
    added = {}
    for owner, declaration, _ in rows(unlisted):
        added.setdefault(owner, []).append(declaration)
    wanted = facts.with_parents([row[0] for row in rows(classes)])
    bodies = []
    for name in wanted:
        by_hand = added.get(name, [])
        # A hand-written declaration overrides the facts, because they leave something open.
        taken = {selector_of(declaration) for declaration in by_hand}
        lines = [text for selector, text in writer.members(name) if selector not in taken]
        lines += by_hand
        parent = facts.classes[name][0][1]
        if name in notes.OF_ALL_OBJECTS:
            lines = [re.sub(r";$", " UI_ACTOR;", line) for line in lines]
            start = f"@interface NSObject ({name})"
        elif name in notes.PROTOCOLS:
            start = f"UI_ACTOR @protocol {name} <NSObject>" + ("" if name in notes.REQUIRED else "\n@optional")
        else:
            actor = "UI_ACTOR " if name.startswith("UI") and name not in notes.ON_ANY_THREAD else ""
            if name in notes.SENDABLE:
                actor = '__attribute__((swift_attr("@Sendable"))) '
            adopted = f" <{notes.ADOPTED[name]}>" if name in notes.ADOPTED else ""
            actor += (availability(notes.SINCE.get(name, ""), "") + unavailable(name)).strip() + " "
            start = f"{actor}@interface {name} : {parent if parent in wanted else 'NSObject'}{adopted}"
        bodies.append("\n".join([start, *lines, "@end"]))
    listed = {name for name in wanted if name not in notes.OF_ALL_OBJECTS}
    before, after = ("\n".join(added.get(place, [])) for place in ("before", "after"))
    print("// Written by headers.py, for a type-check only.\n#include <Foundation.h>")
    print('#define UI_ACTOR __attribute__((swift_attr("@UIActor")))\n#pragma clang assume_nonnull begin')
    for name in sorted(writer.protocols):
        print(f"@protocol {name};")
    for name in sorted((writer.mentioned | listed) - writer.protocols - notes.PROTOCOLS):
        if name in wanted or f"@interface {name} " in after:
            print(f"@class {name};")
        elif f"@interface {name} " not in before:
            print(f"@interface {name} : NSObject\n@end")
    print(before)
    print("\n".join(writer.enumeration(name) for name in sorted(writer.enums)))
    print("\n".join(bodies))
    print(after)
    print("#pragma clang assume_nonnull end")


if __name__ == "__main__":
    main(*sys.argv[1:])
