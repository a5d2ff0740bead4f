/** Texts that are hard to write as literals. */
export const corners = [
  'She said "no"', "back\\slash \\(1 + 1) \\n", "two\nlines\tand a tab", "🎡 Zoë עברית", "</script><!--", "what??/ %s %d %n",
  "\u202eturned round\u202c", "'single' `back` $0 #{x} ${y}", " °C", "e\u0301\u0007",
];

/** The number of items or sectors in lists of equal lengths. */
export const count = 5;

/** The data of a path. */
export const path = "M4 20L8 19L20 7L17 4L5 16Z";

/** A list of texts, different in each round. */
export function texts(round, length = count) {
  return Array.from({ length }, (_, index) => corners[(round + index) % corners.length]);
}
