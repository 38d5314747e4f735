import { CLUTTER } from "./clutter.data.ts";

/** A line of a pasted advert; `raw` is what stood there. */
export type Line = { text: string; raw: string };

const BULLET = /^[\s•·▪◦‣●○■□*\-–—>✓✔✅➤🔹🔸📍💰💷🕒📅🏢👉:|]+/u;
/** Sites hand over their icons and headings as signs of their own. */
const SIGNS = /\uFE0F|\u200D|[\u200B\u200C\uFEFF\u{1F300}-\u{1FAFF}\u2600-\u27BF]/gu;

/** The lines that say something, without bullets, icons and the buttons of the site it was copied from. */
export function linesOf(text: string): Line[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(/[\n\r\u2028]/)
    .map((raw) => ({ text: cleaned(raw), raw: raw.trim() }))
    .filter(({ text: line }) => line !== "" && !isClutter(line));
}

function cleaned(raw: string): string {
  const plain = raw
    .replaceAll(SIGNS, " ")
    .replaceAll("**", "")
    .replaceAll(/[\s\u00A0]+/g, " ");
  return plain.replace(BULLET, "").trim();
}

function isClutter(line: string): boolean {
  return CLUTTER.some((pattern) => pattern.test(line));
}
