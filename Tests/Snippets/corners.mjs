/** Texts that a language's literals could break at. */
export const corners = [
  'She said "no"', "back\\slash \\(1 + 1) \\n", "two\nlines\tand a tab", "🎡 Zoë עברית", "</script><!--", "what??/ %s %d %n",
  "\u202eturned round\u202c", "'single' `back` $0 #{x} ${y}", " °C", "e\u0301\u0007",
];

/** So many items or sectors have lists whose lengths have to be the same. */
export const count = 5;

/** The data of a path. */
export const path = "M4 20L8 19L20 7L17 4L5 16Z";

/** A list of texts, another one in each round. */
export function texts(round, length = count) {
  return Array.from({ length }, (_, index) => corners[(round + index) % corners.length]);
}
