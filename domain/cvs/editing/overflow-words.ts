import type { Overflow } from "../print/printable.ts";

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** "Two lines over one page." */
export function overflowWords({ lines, pages }: Overflow): string {
  const counted = `${numbers[lines] ?? lines} ${lines === 1 ? "line" : "lines"}`;
  const over = (numbers[pages] ?? String(pages)).toLowerCase();
  return `${counted} over ${over} ${pages === 1 ? "page" : "pages"}.`;
}
