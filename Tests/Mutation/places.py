"""Finds the places of a Swift source that a mutant can change, and writes the changed source."""

import dataclasses
import pathlib
import random
import re

# An operator gets a mutant's number in these characters, which Swift allows in operators.
DIGITS = "∀∁∂∃∄∅∆∇∈∉"
SWAPS = {
    "+": "-", "-": "+", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
}
KINDS = {"+": "sign", "-": "sign", "<": "bound", "<=": "bound", ">": "bound", ">=": "bound"}
PRECEDENCES = {"sign": "Addition", "bound": "Comparison", "==": "Comparison", "!=": "Comparison",
               "&&": "LogicalConjunction", "||": "LogicalDisjunction"}
CONSTRAINTS = {"sign": "AdditiveArithmetic", "bound": "Comparable"}

# Comments, strings and inactive code may be between any tokens; a string hides its interpolations too.
HIDDEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|#*""".*?"""#*|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"'
    r"|^[ \t]*#if\b.*?^[ \t]*#endif\b[^\n]*|@\w+(?:\([^()\n]*\))?",
    re.DOTALL | re.MULTILINE,
)
# Lines whose numbers and operators are types, names or patterns, or the rules for callers.
SKIPPED = re.compile(r"^\s*(?:import|case|default|precondition|assert|extension|protocol|infix|.*\boperator\b)")
BINARY = re.compile(r"(?<=\s)(?<!func )(?:[+\-<>]|<=|>=|==|!=|&&|\|\|)(?=\s)(?!\s+(?:nil\b|[A-Z]\w*\b(?![.(])))")
NEGATION = re.compile(r"(?<=[\s(\[])-(?=[\w.(])")
EXTREME = re.compile(r"\bSwift\.(min|max)\(")
NUMBER = re.compile(r"(?<![\w.$<])\d[\d_]*(?:\.\d[\d_]*)?(?:e-?\d+)?(?![\w>])(?!\.\d)")
CONDITION = re.compile(r"^\s*(?:\} else )?(if|guard|while) (.*?)(?: else)? \{(?: .*)?$")
CLAUSE = re.compile(r"^(?!let\b|var\b|case\b|#)[^{}=]*(?:(?:==|!=|<=|>=)[^{}=]*)*$")
METHOD = re.compile(r"^\s*(?:(?:public|private|static) )*mutating func (?:(?!->)[^{])*\{\s*$")


@dataclasses.dataclass(frozen=True)
class Place:
    """A place in a source: its line, its kind, what changes, and the replaced range."""

    path: str
    line: int
    start: int
    end: int
    kind: str
    before: str
    after: str
    is_prefix: bool = False

    @property
    def change(self):
        return f"`{self.before}` → `{self.after}`"


def masked(text):
    """Returns the source with spaces instead of comments, strings, attributes and conditional compilation."""
    return HIDDEN.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def clauses(condition):
    """Yields the range of each clause of a condition, which commas outside of brackets separate."""
    depth, start = 0, 0
    for index, character in enumerate(condition + ","):
        depth += (character in "([{") - (character in ")]}")
        if character == "," and depth <= 0:
            yield start + len(condition[start:index]) - len(condition[start:index].lstrip()), index
            start = index + 1


def other_number(number):
    """Returns a number that is near another one."""
    if "." in number or "e" in number:
        mantissa, *exponent = number.replace("_", "").split("e")
        changed = float(mantissa) * 1.2 if float(mantissa) else 0.1
        return "e".join([f"{changed:.6g}" if changed % 1 else f"{changed:.1f}", *exponent])
    return str(int(number.replace("_", "")) + 1)


def places(text, path):
    """Returns all places of a source, in order."""
    found = []
    offset = 0
    for number, line in enumerate(masked(text).split("\n"), 1):
        def add(kind, start, end, after, before=None, is_prefix=False):
            before = before or text[offset + start:offset + end]
            found.append(Place(path, number, offset + start, offset + end, kind, before, after, is_prefix))

        if not SKIPPED.match(line) and "@inlinable" not in text:
            is_declaration = re.match(r"\s*(?:\w+ )*func\b.*\bwhere\b", line)
            for match in () if is_declaration else BINARY.finditer(line):
                add(KINDS.get(match[0], "logic"), match.start(), match.end(), SWAPS[match[0]])
            for match in NEGATION.finditer(line):
                add("sign", match.start(), match.end(), "+", is_prefix=True)
            for match in EXTREME.finditer(line):
                add("bound", match.start(), match.end(), f"Swift.{'max' if match[1] == 'min' else 'min'}(")
            for match in NUMBER.finditer(line):
                add("constant", match.start(), match.end(), other_number(match[0]))
            if (match := CONDITION.match(line)) and line.count("{") - line.count("}") in (0, 1):
                word = match[1]
                for start, end in clauses(match[2]):
                    clause = match[2][start:end]
                    if CLAUSE.match(clause) and clause.strip():
                        start, end = match.start(2) + start, match.start(2) + end
                        before = text[offset + start:offset + end]
                        after = {"if": f"!({before})", "guard": "true", "while": "false"}[word]
                        add("return" if word == "guard" else "logic", start, end, after, before)
            if METHOD.match(line):
                add("return", len(line), len(line), "return", "{")
        offset += len(line) + 1
    return found


def choose(all_places, weights, count, seed):
    """Chooses places: for each folder in proportion to its weight, one for a line, each kind equally likely.

    - all_places: The places by folder.
    - weights: The lines of code by folder.
    """
    generator = random.Random(seed)
    total = sum(weights.values())
    shares = {folder: count * weight / total for folder, weight in sorted(weights.items())}
    numbers = {folder: int(share) for folder, share in shares.items()}
    by_rest = sorted(shares, key=lambda folder: numbers[folder] - shares[folder])
    for folder in by_rest[:count - sum(numbers.values())]:
        numbers[folder] += 1
    chosen = []
    for folder in sorted(numbers):
        left = sorted(all_places.get(folder, []), key=lambda place: (place.path, place.start, place.end))
        for _ in range(numbers[folder]):
            if not left:
                break
            kind = generator.choice(sorted({place.kind for place in left}))
            place = generator.choice([each for each in left if each.kind == kind])
            chosen.append(place)
            left = [each for each in left if (each.path, each.line) != (place.path, place.line)]
    generator.shuffle(chosen)
    return chosen


def operator(symbol, number):
    """Returns an operator's name for one mutant."""
    return symbol + "".join(DIGITS[int(digit)] for digit in str(number))


def switched(place, number):
    """Returns the code for a place, which a switch changes, and the declaration of its operator, if it needs one."""
    before, after, switch = place.before, place.after, f"Mutant.isOn({number})"
    if place.kind == "constant":
        return f"Mutant.either({number}, {before}, {after})", ""
    if before.startswith("Swift."):
        return f"Mutant.{'least' if 'min' in before else 'greatest'}({number}, ", ""
    if place.start == place.end:
        return f" if {switch} {{ return }}", ""
    if place.kind == "return":
        return f"({switch} || ({before}))", ""
    if before not in SWAPS:
        return (f"(!{switch} && ({before}))" if after == "false" else f"({switch} != ({before}))"), ""
    name = operator(before, number)
    if place.is_prefix:
        return name, (
            f"prefix operator {name}\n@inline(__always) public prefix func {name} <T: SignedNumeric>(a: T) -> T "
            f"{{ {switch} ? a : -a }}\n")
    word = place.kind if place.kind in CONSTRAINTS else before
    if word in ("&&", "||"):
        parameters, result, right = "(a: Bool, b: @autoclosure () -> Bool)", "Bool", "b()"
    else:
        parameters = f"<T: {CONSTRAINTS.get(word, 'Equatable')}>(a: T, b: T)"
        result, right = "T" if word == "sign" else "Bool", "b"
    return name, (
        f"infix operator {name}: {PRECEDENCES[word]}Precedence\n"
        f"@inline(__always) public func {name} {parameters} -> {result} "
        f"{{ {switch} ? a {after} {right} : a {before} {right} }}\n")


def rewrite(text, numbered):
    """Returns a source with switches at places, given with the numbers of their mutants, and their operators."""
    declarations = ""
    for number, place in sorted(numbered, key=lambda each: each[1].start, reverse=True):
        code, declaration = switched(place, number)
        text = text[:place.start] + code + text[place.end:]
        declarations += declaration
    return text, declarations


SWITCH = """\
import Glibc

/// The switch that turns on one mutant: its number is in the environment.
public enum Mutant {
  static let number = getenv("ROTARY_MUTANT").map { atoi($0) } ?? 0

  @inline(__always) public static func isOn(_ number: Int32) -> Bool { Self.number == number }

  @inline(__always) public static func either<T>(_ number: Int32, _ a: T, _ b: T) -> T { isOn(number) ? b : a }

  public static func least<T: Comparable>(_ number: Int32, _ values: T...) -> T {
    isOn(number) ? values.max()! : values.min()!
  }

  public static func greatest<T: Comparable>(_ number: Int32, _ values: T...) -> T {
    isOn(number) ? values.min()! : values.max()!
  }
}

"""


def folder_of(path):
    """Returns the folder of a source that counts for the choice: a control's, or another one of the core."""
    parts = pathlib.PurePath(path).parts
    return "/".join(parts[2:4] if parts[2] == "Controls" else parts[2:3]) if len(parts) > 3 else ""
