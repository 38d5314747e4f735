import type { CvLook } from "#rules/cv/cv-document.ts";
import type { Overflow } from "../print/printable.ts";

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** Lines that tightening brings back: ten to twelve in all templates, as measured, and more from airy ones. */
const wonByTightening = { airy: 18, normal: 11 };

/** What can be done about it, and what will not do. */
export function overflowAdvice({ lines, pages }: Overflow, spacing: CvLook["spacing"]): string {
  const page = pages === 1 ? "the second page" : "the last page";
  if (spacing === "tight") {
    return `The lines cannot be closer together. To save ${page}, leave out about ${lines} ${lines === 1 ? "line" : "lines"}.`;
  }
  return lines > wonByTightening[spacing]
    ? `Closer lines alone will probably not save ${page}: leave something out, too.`
    : `Closer lines may save ${page}.`;
}

/** "Two lines over one page." */
export function overflowMessage({ lines, pages }: Overflow): string {
  const counted = `${numbers[lines] ?? lines} ${lines === 1 ? "line" : "lines"}`;
  const over = (numbers[pages] ?? String(pages)).toLowerCase();
  return `${counted} over ${over} ${pages === 1 ? "page" : "pages"}.`;
}
