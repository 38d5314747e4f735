import type { PdfFile } from "./file.ts";
import { PdfReader } from "./syntax.ts";
import type { PdfDict, PdfValue, PdfWord } from "./values.ts";

/** How a font's codes read as text, and how wide they are in thousandths of the letters' size. */
export type FontMap = {
  bytesPerCode: 1 | 2;
  letters: ReadonlyMap<number, string>;
  widths: ReadonlyMap<number, number>;
};

/** The fonts of one file, each read once. */
export type FontMaps = Map<PdfDict, FontMap>;

export function fontMapIn(maps: FontMaps, file: PdfFile, font: PdfDict): FontMap {
  const map = maps.get(font) ?? fontMapOf(file, font);
  maps.set(font, map);
  return map;
}

export function fontMapOf(file: PdfFile, font: PdfDict): FontMap {
  const letters = new Map<number, string>();
  const reader = new PdfReader(file.content(font.get("ToUnicode")));
  let given: PdfValue[] = [];
  for (;;) {
    const found: PdfValue | PdfWord = reader.next();
    if (found === null || typeof found !== "object" || !("word" in found)) {
      given.push(found);
      continue;
    }
    if (found.word === "") break;
    if (found.word === "endbfchar") addCodes(given, letters);
    if (found.word === "endbfrange") addRanges(given, letters);
    given = [];
  }
  const bytesPerCode = font.get("Subtype") === "/Type0" ? 2 : 1;
  return { bytesPerCode, letters, widths: widthsOf(file, font) };
}

/** "4 [500 520] 9 12 600": code 4 and 5 one by one, 9 to 12 alike. */
function widthsOf(file: PdfFile, font: PdfDict): Map<number, number> {
  const widths = new Map<number, number>();
  const [descendant] = file.list(font.get("DescendantFonts"));
  const given = file.list(file.dict(descendant).get("W"));
  for (let at = 0; at + 1 < given.length; ) {
    const first = Number(given[at]);
    const next = given[at + 1]!;
    if (Array.isArray(next)) {
      for (const [by, width] of next.entries()) widths.set(first + by, Number(width));
      at += 2;
    } else {
      for (let code = first; code <= Number(next); code += 1)
        widths.set(code, Number(given[at + 2]));
      at += 3;
    }
  }
  return widths;
}

function addCodes(given: readonly PdfValue[], letters: Map<number, string>): void {
  for (let index = 0; index + 1 < given.length; index += 2)
    letters.set(codeOf(given[index]), lettersOf(given[index + 1]));
}

function addRanges(given: readonly PdfValue[], letters: Map<number, string>): void {
  for (let index = 0; index + 2 < given.length; index += 3) {
    const first = codeOf(given[index]);
    const last = codeOf(given[index + 1]);
    const target = given[index + 2];
    for (let code = first; code <= last; code += 1) {
      const each = Array.isArray(target) ? lettersOf(target[code - first]) : lettersOf(target);
      letters.set(code, Array.isArray(target) ? each : later(each, code - first));
    }
  }
}

function codeOf(value: PdfValue | undefined): number {
  return Buffer.isBuffer(value) && value.length > 0 ? value.readUIntBE(0, value.length) : 0;
}

function lettersOf(value: PdfValue | undefined): string {
  return Buffer.isBuffer(value) ? Buffer.from(value).swap16().toString("utf16le") : "";
}

function later(letters: string, by: number): string {
  const last = [...letters].pop() ?? "";
  const next = String.fromCodePoint((last.codePointAt(0) ?? 0) + by);
  return letters.slice(0, letters.length - last.length) + next;
}
