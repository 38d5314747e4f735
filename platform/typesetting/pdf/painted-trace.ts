import type { PdfFile } from "./file.ts";
import { type FontMaps, fontMapIn } from "./font-map.ts";
import { PdfReader } from "./syntax.ts";
import { isDict, isName, isRef, type PdfDict, type PdfValue } from "./values.ts";
import { written } from "./write.ts";

/** What the pages of a file look like, whatever they say. */
export type PaintedTrace = {
  /**
   * For each page every order it is painted with, artifacts and forms included: codes as the glyphs they
   * stand for and their widths, and no words beside them. Two pages that look alike have the same.
   */
  pages: readonly string[];
  /** The highest code painted with each font. */
  highest: ReadonlyMap<PdfDict, number>;
};

const traces = new WeakMap<PdfFile, PaintedTrace>();

/** Each file is read once: it takes as long as all the rest. */
export function paintedTrace(file: PdfFile): PaintedTrace {
  const trace = traces.get(file) ?? traceOf(file);
  traces.set(file, trace);
  return trace;
}

function traceOf(file: PdfFile): PaintedTrace {
  const tracer = new Tracer(file);
  const pages = file.pages().map((page) => {
    const parts = file.list(page.get("Contents"));
    const body = Buffer.concat(parts.flatMap((part) => [file.content(part), Buffer.from("\n")]));
    return tracer.trace(body, file.dict(page.get("Resources")), 0);
  });
  return { pages, highest: tracer.highest };
}

type TracedFont = {
  dict: PdfDict;
  /** Which font file it paints with. */
  file: string;
  /** A code's glyph and width. */
  looksOf: (code: number) => string;
};

const SHOWS = new Set(["Tj", "TJ", "'", '"']);
const MAX_DEPTH = 8;

class Tracer {
  readonly highest = new Map<PdfDict, number>();
  private readonly file: PdfFile;
  private readonly maps: FontMaps = new Map();
  private readonly fonts = new Map<PdfDict, TracedFont>();

  constructor(file: PdfFile) {
    this.file = file;
  }

  trace(body: Buffer, resources: PdfDict, depth: number): string {
    const letters = body.toString("latin1");
    const reader = new PdfReader(body, letters);
    const orders: string[] = [];
    const saved: (TracedFont | null)[] = [];
    let font: TracedFont | null = null;
    let given: PdfValue[] = [];
    // All other orders are taken as they stand, in stretches.
    let plainFrom = 0;
    let from = 0;
    const push = (order: string) => {
      orders.push(letters.slice(plainFrom, from), order);
      plainFrom = reader.at;
    };
    for (;;) {
      const found = reader.next();
      if (found === null || typeof found !== "object" || !("word" in found)) {
        given.push(found);
        continue;
      }
      const { word } = found;
      if (word === "") return [...orders, letters.slice(plainFrom)].join("\n");
      if (word === "q") saved.push(font);
      else if (word === "Q") font = saved.pop() ?? null;
      else if (word === "Tf") font = this.fontNamed(given[0], resources);
      else if (word === "BDC") push(`${given.map(withoutWords).join(" ")} BDC`);
      else if (word === "Do") push(this.formNamed(given[0], resources, depth));
      else if (SHOWS.has(word)) push(this.shown(word, given, font));
      given = [];
      from = reader.at;
    }
  }

  /** One list and one string with the same glyphs look the same. */
  private shown(word: string, given: readonly PdfValue[], font: TracedFont | null): string {
    const parts = given.flat().map((part) => {
      if (!Buffer.isBuffer(part)) return withoutWords(part);
      return font ? this.glyphsIn(part, font) : part.toString("hex");
    });
    const order = word === "Tj" ? "TJ" : word;
    return `${font?.file ?? ""} ${parts.filter((part) => part !== "").join(" ")} ${order}`;
  }

  private glyphsIn(codes: Buffer, font: TracedFont): string {
    let highest = this.highest.get(font.dict) ?? 0;
    const glyphs: string[] = [];
    for (let at = 0; at + 1 < codes.length; at += 2) {
      const code = codes.readUInt16BE(at);
      highest = Math.max(highest, code);
      glyphs.push(font.looksOf(code));
    }
    this.highest.set(font.dict, highest);
    return glyphs.join(" ");
  }

  private formNamed(name: PdfValue | undefined, resources: PdfDict, depth: number): string {
    const objects = this.file.dict(resources.get("XObject"));
    const reference = isName(name) ? objects.get(name.slice(1)) : undefined;
    const form = this.file.dict(reference);
    const order = `${written(name ?? null)} Do`;
    if (form.get("Subtype") !== "/Form" || depth >= MAX_DEPTH) return order;
    const own = form.has("Resources") ? this.file.dict(form.get("Resources")) : resources;
    return `${order}\n${this.trace(this.file.content(reference), own, depth + 1)}`;
  }

  private fontNamed(name: PdfValue | undefined, resources: PdfDict): TracedFont | null {
    const fonts = this.file.dict(resources.get("Font"));
    const dict = this.file.dict(isName(name) ? fonts.get(name.slice(1)) : null);
    // Others have codes of one byte, and are never changed.
    if (dict.get("Subtype") !== "/Type0") return null;
    const known = this.fonts.get(dict) ?? this.traced(dict);
    this.fonts.set(dict, known);
    return known;
  }

  private traced(dict: PdfDict): TracedFont {
    const [descendant] = this.file.list(dict.get("DescendantFonts"));
    const parts = this.file.dict(descendant);
    const descriptor = this.file.dict(parts.get("FontDescriptor"));
    const file = ["FontFile2", "FontFile3"].map((key) => written(descriptor.get(key) ?? null));
    const map = parts.get("CIDToGIDMap");
    const glyphs = isRef(map) ? this.file.content(map) : null;
    const { widths } = fontMapIn(this.maps, this.file, dict);
    const otherwise = Number(parts.get("DW") ?? 1000);
    const known = new Map<number, string>();
    const looksOf = (code: number) => {
      const glyph = glyphs ? glyphAt(glyphs, code) : code;
      const looks = known.get(code) ?? `${glyph}:${written(widths.get(code) ?? otherwise)}`;
      known.set(code, looks);
      return looks;
    };
    return { dict, file: file.join(" "), looksOf };
  }
}

/** Behind the end of the table there is no glyph, not even the one for missing letters. */
function glyphAt(glyphs: Buffer, code: number): number {
  return 2 * code + 1 < glyphs.length ? glyphs.readUInt16BE(2 * code) : -1;
}

function withoutWords(value: PdfValue): string {
  if (!isDict(value) || !value.has("ActualText")) return written(value);
  return written(new Map([...value].filter(([key]) => key !== "ActualText")));
}
