import { deflateSync } from "node:zlib";
import { appended, type NewObject, streamOf } from "./append.ts";
import { PdfFile } from "./file.ts";
import { fontMapOf } from "./font-map.ts";
import { NOTHING, sharesOf } from "./letter-shares.ts";
import { type Cluster, clustersOf, type Shape, type Show } from "./painted-shapes.ts";
import { fromRight } from "./runs.ts";
import { isRef, type PdfDict, type PdfRef } from "./values.ts";
import { written } from "./write.ts";

/**
 * The engine says of each shape of a cluster ("ที่", "Ọ̀") that it stands for the whole, or nothing, and
 * puts the words beside them (ActualText). Programs that do not know those read letters twice, or not at
 * all; and where a mark is painted higher than its line, nothing is put beside it and everybody reads
 * twice. Here each shape gets its own letters: where one shape needs several, under a code for each.
 */
export function withOwnLetters(bytes: Uint8Array): Uint8Array {
  const file = new PdfFile(bytes);
  const fonts = new Map<PdfDict, FontCodes>();
  const objects = file.pages().flatMap((page) => mendedPage(file, page, fonts));
  if (objects.length === 0) return bytes;
  let next = Number(file.trailer.get("Size"));
  for (const font of fonts.values()) objects.push(...font.objects(() => next++));
  return appended(file, objects);
}

function mendedPage(file: PdfFile, page: PdfDict, fonts: Map<PdfDict, FontCodes>): NewObject[] {
  const contents = page.get("Contents");
  if (!isRef(contents)) return [];
  const body = file.content(contents);
  const resources = file.dict(page.get("Resources"));
  if (!body.includes("/ActualText") && !hasJoinedLetters(file, resources)) return [];
  const groups = joined(clustersOf(file, body, resources));
  const changes: Change[] = [];
  const codes = new Map<Show, Map<number, number>>();
  for (const group of groups) {
    const shapes = group.flatMap((cluster) => cluster.shapes);
    const shares = sharesIn(group[0]!.text, shapes);
    for (const [at, shape] of shapes.entries()) {
      const code = codesOf(file, fonts, shape).codeFor(shape.code, shares[at]!);
      if (code === shape.code) continue;
      const own = codes.get(shape.show) ?? new Map<number, number>();
      codes.set(shape.show, own.set(shape.nth, code));
    }
    if (group.length > 1) changes.push(...ownWords(group, shares));
  }
  for (const [{ from, to, parts }, own] of codes)
    changes.push({ from, to, text: `\n${shown(parts, own)} TJ` });
  if (changes.length === 0) return [];
  const packed = deflateSync(changed(body, changes));
  return [{ number: contents.ref, body: streamOf(packed, new Map([["Filter", "/FlateDecode"]])) }];
}

/** Whether a shape stands for letters of which there may be a part to each: most CVs have none. */
function hasJoinedLetters(file: PdfFile, resources: PdfDict): boolean {
  return file
    .dict(resources.get("Font"))
    .values()
    .some((font) =>
      fontMapOf(file, file.dict(font))
        .letters.values()
        .some((said) => said.length > 1 && (/\p{M}/u.test(said) || fromRight.test(said))),
    );
}

/**
 * Words from right to left are painted from the left, and readers turn them around letter by letter: two
 * letters in one shape ("لا") have to stand the other way around, or "لا" is read as "ال".
 */
function sharesIn(text: string, shapes: readonly Shape[]): string[] {
  if (fromRight.test(text)) return [[...text].reverse().join("")];
  return sharesOf(
    text,
    shapes.map(({ width }) => width),
  );
}

type Change = { from: number; to: number; text: string };

/** Clusters to be shared out: those of several shapes, and those whose marks are painted apart. */
function joined(clusters: readonly Cluster[]): Cluster[][] {
  const groups: Cluster[][] = [];
  for (const [at, cluster] of clusters.entries()) {
    const before = clusters[at - 1];
    const group = groups.at(-1);
    if (before && isMarkOf(before, cluster))
      if (group?.at(-1) === before) group.push(cluster);
      else groups.push([before, cluster]);
    else if (isToBeShared(cluster)) groups.push([cluster]);
  }
  return groups;
}

function isToBeShared({ actual, shapes, text }: Cluster): boolean {
  if (fromRight.test(text)) return actual === null && text.length > 1;
  return actual !== null && shapes.length > 0;
}

/** A mark painted higher or lower than its letter, at its end, which is said to be the same letter. */
function isMarkOf(letter: Cluster, mark: Cluster): boolean {
  const height = Math.abs(letter.y - mark.y);
  return (
    letter.text === mark.text &&
    !fromRight.test(mark.text) &&
    /.\p{M}/u.test(mark.text) &&
    mark.shapes.every(({ width }) => width === 0) &&
    height > 0 &&
    height < mark.size
  );
}

/** Words beside the shapes of a cluster that is painted in pieces: for each piece its own. */
function ownWords(group: readonly Cluster[], shares: readonly string[]): Change[] {
  let at = 0;
  return group.flatMap(({ actual, shapes }) => {
    const own = shares
      .slice(at, at + shapes.length)
      .join("")
      .replaceAll(NOTHING, "");
    at += shapes.length;
    if (!actual) return [];
    const hex = Buffer.from(`\ufeff${own}`, "utf16le").swap16().toString("hex");
    return [{ ...actual, text: `\n/Span << /ActualText <${hex}> >> BDC` }];
  });
}

function shown(parts: Show["parts"], codes: ReadonlyMap<number, number>): string {
  let nth = 0;
  const written = parts.map((part) => {
    if (typeof part === "number") return String(part);
    const bytes = Buffer.from(part);
    for (let at = 0; at + 1 < bytes.length; at += 2) {
      bytes.writeUInt16BE(codes.get(nth) ?? bytes.readUInt16BE(at), at);
      nth += 1;
    }
    return `<${bytes.toString("hex")}>`;
  });
  return `[${written.join(" ")}]`;
}

function changed(body: Buffer, changes: readonly Change[]): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (const { from, to, text } of changes.toSorted((a, b) => a.from - b.from)) {
    parts.push(body.subarray(at, from), Buffer.from(text, "latin1"));
    at = to;
  }
  return Buffer.concat([...parts, body.subarray(at)]);
}

function codesOf(file: PdfFile, fonts: Map<PdfDict, FontCodes>, { font }: Shape): FontCodes {
  const known = fonts.get(font) ?? new FontCodes(file, font);
  fonts.set(font, known);
  return known;
}

/** The codes of one font: those it came with, and new ones for shapes that say something else. */
class FontCodes {
  private readonly file: PdfFile;
  private readonly font: PdfDict;
  private readonly letters: Map<number, string>;
  private readonly widths: ReadonlyMap<number, number>;
  private readonly added = new Map<string, { code: number; shape: number }>();
  private next: number;

  constructor(file: PdfFile, font: PdfDict) {
    const { letters, widths } = fontMapOf(file, font);
    this.file = file;
    this.font = font;
    this.letters = new Map(letters);
    this.widths = widths;
    this.next = Math.max(0, ...letters.keys(), ...widths.keys()) + 1;
  }

  codeFor(shape: number, text: string): number {
    const own = this.letters.get(shape);
    if (own === text) return shape;
    const key = `${shape} ${text}`;
    const known = this.added.get(key);
    if (known) return known.code;
    const code = this.next;
    this.next += 1;
    this.added.set(key, { code, shape });
    this.letters.set(code, text);
    return code;
  }

  objects(newNumber: () => number): NewObject[] {
    if (this.added.size === 0) return [];
    const [below] = this.file.list(this.font.get("DescendantFonts"));
    const words = this.font.get("ToUnicode");
    if (!isRef(below) || !isRef(words)) throw new TypeError("A font without parts of its own");
    const map = newNumber();
    return [
      { number: map, body: streamOf(this.shapeOfCode()) },
      { number: words.ref, body: streamOf(this.lettersOfCode()) },
      { number: below.ref, body: Buffer.from(written(this.below(below, map)), "latin1") },
    ];
  }

  private below(below: PdfRef, map: number): PdfDict {
    const wide = [...this.added.values()].flatMap(({ code, shape }) => [
      code,
      [this.widths.get(shape) ?? 0],
    ]);
    const dict: PdfDict = new Map(this.file.dict(below));
    dict.set("W", [...this.file.list(dict.get("W")), ...wide]);
    dict.set("CIDToGIDMap", { ref: map });
    return dict;
  }

  private shapeOfCode(): Buffer {
    const map = Buffer.alloc(2 * this.next);
    for (let code = 0; code < this.next; code += 1) map.writeUInt16BE(code, 2 * code);
    for (const { code, shape } of this.added.values()) map.writeUInt16BE(shape, 2 * code);
    return map;
  }

  private lettersOfCode(): Buffer {
    const rows = [...this.letters].map(
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
