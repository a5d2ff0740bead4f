import { cCode } from "./snippets/c.js";
import { controls } from "./snippets/controls.js";
import { rowCode } from "./snippets/rows.js";
import { readCode, valuesOf } from "./snippets/settings.js";
import { coreCode, swiftUICode, uiKitCode } from "./snippets/swift.js";

/** The languages of the gallery's code. `htmlOf` of control.js reads the HTML from the live element. */
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
 * The languages in which a demo can be made with the published package, the first one first.
 *
 * A control of the gallery has no element and no widget, and the types under it are plain Swift on all platforms.
 */
export function languagesOf(code) {
  const isOfPackage = code.names[4] !== "";
  return isOfPackage ? languages : languages.filter(({ id }) => id === "swift");
}

/**
 * A text that makes a demo's control with the settings of the page, and that compiles as it is.
 *
 * `language` is one of `languages` except HTML; `demo` is a demo of `gallery.json`; `settings` are the names and values
 * that differ from the control's defaults; `code` is the member of `code` in `gallery.json` for the demo's control.
 */
export function codeOf(language, demo, settings, code) {
  const read = readCode(code);
  if (demo.row?.length > 0) return rowCode(language, demo, settings, read, controls[demo.control]);
  return writers[language](demo, read, valuesOf(demo, settings, read));
}
