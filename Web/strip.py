"""Prints a JavaScript file without comments, indentation and empty lines.

Comments are those that begin a line (`//`, `/*`, ` *`): the sources have no others.
"""

import re
import sys

text = open(sys.argv[1], encoding="utf-8").read()
text = re.sub(r"^\s*/\*.*?\*/\s*?\n", "", text, flags=re.DOTALL | re.MULTILINE)
for line in text.splitlines():
    line = line.strip()
    if line and not line.startswith("//"):
        print(line)
