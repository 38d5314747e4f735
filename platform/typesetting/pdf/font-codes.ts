import { type NewObject, packedStream } from "./append.ts";
import type { PdfFile } from "./file.ts";
import { type FontMaps, fontMapIn } from "./font-map.ts";
import { paintedTrace } from "./painted-trace.ts";
import { isRef, type PdfDict, type PdfRef } from "./values.ts";
import { written } from "./write.ts";

/** The fonts of a file: what they say, and the codes they are given. */
export class FileFonts {
  readonly maps: FontMaps = new Map();
  private readonly file: PdfFile;
  private readonly codes = new Map<PdfDict, FontCodes>();
  private highest: ReadonlyMap<PdfDict, number> | null = null;

  constructor(file: PdfFile) {
    this.file = file;
  }

  codesOf(font: PdfDict): FontCodes {
    const known = this.codes.get(font);
    if (known) return known;
    this.highest ??= paintedTrace(this.file).highest;
    const painted = this.highest.get(font) ?? 0;
    const codes = new FontCodes(this.file, font, this.maps, painted);
    this.codes.set(font, codes);
    return codes;
  }

  objects(): NewObject[] {
    let next = Number(this.file.trailer.get("Size"));
    return [...this.codes.values()].flatMap((codes) => codes.objects(() => next++));
  }
}

const MAX_CODE = 0xffff;

/** The codes of one font: those it came with, and new ones for glyphs that say something else. */
class FontCodes {
  private readonly file: PdfFile;
  private readonly font: PdfDict;
  /** Only what the font said itself: a code that was added may stand for another glyph. */
  private readonly letters: ReadonlyMap<number, string>;
  private readonly widths: ReadonlyMap<number, number>;
  private readonly added = new Map<string, { code: number; glyph: number; text: string }>();
  private readonly first: number;

  constructor(file: PdfFile, font: PdfDict, maps: FontMaps, highestPainted: number) {
    const { letters, widths } = fontMapIn(maps, file, font);
    this.file = file;
    this.font = font;
    this.letters = letters;
    this.widths = widths;
    // The engine leaves glyphs without width out of the widths, and those with words beside them out of the letters.
    const inFile = 8 * file.content(this.descriptor().get("CIDSet")).length - 1;
    this.first = Math.max(highestPainted, inFile, ...letters.keys(), ...widths.keys()) + 1;
  }

  codeFor(glyph: number, text: string): number {
    if (this.letters.get(glyph) === text) return glyph;
    const key = `${glyph} ${text}`;
    const known = this.added.get(key);
    if (known) return known.code;
    const code = this.first + this.added.size;
    if (code > MAX_CODE) throw new RangeError("A font without a code to spare");
    this.added.set(key, { code, glyph, text });
    return code;
  }

  objects(newNumber: () => number): NewObject[] {
    if (this.added.size === 0) return [];
    const [descendant] = this.file.list(this.font.get("DescendantFonts"));
    const toUnicode = this.font.get("ToUnicode");
    if (!isRef(descendant) || !isRef(toUnicode))
      throw new TypeError("A font without parts of its own");
    const map = newNumber();
    return [
      { number: map, body: packedStream(this.glyphOfCode()) },
      { number: toUnicode.ref, body: packedStream(this.lettersOfCode()) },
      { number: descendant.ref, body: bodyOf(this.descendant(descendant, map)) },
      ...this.newDescriptor(),
    ];
  }

  private descendant(reference: PdfRef, map: number): PdfDict {
    const dict: PdfDict = new Map(this.file.dict(reference));
    const widths = [...this.added.values()].map(({ glyph }) => this.widths.get(glyph) ?? 0);
    dict.set("W", [...this.file.list(dict.get("W")), this.first, widths]);
    dict.set("CIDToGIDMap", { ref: map });
    return dict;
  }

  private descriptor(): PdfDict {
    const [descendant] = this.file.list(this.font.get("DescendantFonts"));
    return this.file.dict(this.file.dict(descendant).get("FontDescriptor"));
  }

  /** Without the list of its codes, which would be untrue now; it may be left out, but not be wrong. */
  private newDescriptor(): NewObject[] {
    const dict: PdfDict = new Map(this.descriptor());
    if (!dict.delete("CIDSet")) return [];
    const [descendant] = this.file.list(this.font.get("DescendantFonts"));
    const reference = this.file.dict(descendant).get("FontDescriptor");
    if (!isRef(reference)) throw new TypeError("A font whose descriptor has no number");
    return [{ number: reference.ref, body: bodyOf(dict) }];
  }

  private glyphOfCode(): Buffer {
    const end = this.first + this.added.size;
    const map = Buffer.alloc(2 * end);
    for (let code = 0; code < end; code += 1) map.writeUInt16BE(code, 2 * code);
    for (const { code, glyph } of this.added.values()) map.writeUInt16BE(glyph, 2 * code);
    return map;
  }

  private lettersOfCode(): Buffer {
    const added = [...this.added.values()].map(({ code, text }) => [code, text] as const);
    const rows = [...this.letters, ...added].map(
      ([code, text]) => `<${hex(code)}> <${Buffer.from(text, "utf16le").swap16().toString("hex")}>`,
    );
    const blocks: string[] = [];
    // A block may have a hundred rows.
    for (let at = 0; at < rows.length; at += 100) {
      const block = rows.slice(at, at + 100);
      blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
    }
    return Buffer.from(`${CMAP_HEAD}\n${blocks.join("\n")}\n${CMAP_END}`, "latin1");
  }
}

function bodyOf(dict: PdfDict): Buffer {
  return Buffer.from(written(dict), "latin1");
}

function hex(code: number): string {
  return code.toString(16).padStart(4, "0");
}

const CMAP_HEAD = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange`;
const CMAP_END = `endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
