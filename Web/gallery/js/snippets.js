import { cCode } from "./snippets/c.js";
import { controls } from "./snippets/controls.js";
import { rowCode } from "./snippets/rows.js";
import { readCode, valuesOf } from "./snippets/settings.js";
import { coreCode, swiftUICode, uiKitCode } from "./snippets/swift.js";

/** The languages that the gallery shows code in. The HTML is read off the live element; see `htmlOf` of control.js. */
export const languages = [
  { id: "html", name: "HTML" }, { id: "swiftui", name: "SwiftUI" }, { id: "uikit", name: "UIKit" },
  { id: "swift", name: "Swift" }, { id: "c", name: "C" },
];

const writers = {
  swift: coreCode,
  uikit: uiKitCode,
  swiftui: swiftUICode,
  c: (demo, code, values) => cCode(demo, code, values, controls[code.as ?? demo.control]),
};

/**
 * The whole text that makes a demo's control as it is set, to be copied and compiled as it stands.
 *
 * `language` is one of `languages` but HTML; `demo` is a demo of `gallery.json`; `settings` are the names and values
 * that differ from the control's defaults; `code` is what `gallery.json` has under `code` for the demo's control.
 */
export function codeOf(language, demo, settings, code) {
  const read = readCode(code);
  if (demo.row?.length > 0) return rowCode(language, demo, settings, read, controls[demo.control]);
  return writers[language](demo, read, valuesOf(demo, settings, read));
}
