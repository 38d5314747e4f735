import type { PdfFile } from "./file.ts";
import { type FontMaps, fontMapIn } from "./font-map.ts";
import { type Matrix, times, UNIT } from "./matrix.ts";
import { PdfReader } from "./syntax.ts";
import { isDict, isName, type PdfDict, type PdfValue, textOf } from "./values.ts";

/** One glyph as it is painted: its font, its code, and where the code stands in the page's bytes. */
export type Glyph = { font: PdfDict; code: number; width: number; show: Show; nth: number };
/** An order to paint text, from its first byte to its last. */
export type Show = { from: number; to: number; parts: readonly (number | Buffer)[] };
/** What is said together: glyphs, and the words they stand for. */
export type Cluster = {
  glyphs: Glyph[];
  text: string;
  y: number;
  size: number;
  /** Where its words are written beside its glyphs, if they are, and with what else. */
  actual: { from: number; to: number; tag: PdfValue; properties: PdfDict } | null;
};

/** The clusters of a page in the order they are painted. */
export function clustersOf(
  file: PdfFile,
  body: Buffer,
  resources: PdfDict,
  maps: FontMaps,
): Cluster[] {
  return new ClusterReader(file, body, resources, maps).read();
}

type Mark = { cluster: Cluster | null; isArtifact: boolean };

class ClusterReader {
  private readonly file: PdfFile;
  private readonly reader: PdfReader;
  private readonly resources: PdfDict;
  private readonly clusters: Cluster[] = [];
  private readonly maps: FontMaps;
  private readonly marks: Mark[] = [];
  private readonly saved: Matrix[] = [];
  private matrix = UNIT;
  private textMatrix = UNIT;
  private font: PdfDict = new Map();
  private size = 0;

  constructor(file: PdfFile, body: Buffer, resources: PdfDict, maps: FontMaps) {
    this.file = file;
    this.maps = maps;
    this.reader = new PdfReader(body);
    this.resources = resources;
  }

  read(): Cluster[] {
    let given: PdfValue[] = [];
    let from = 0;
    for (;;) {
      const found = this.reader.next();
      if (found === null || typeof found !== "object" || !("word" in found)) {
        given.push(found);
        continue;
      }
      if (found.word === "") return this.clusters;
      this.perform(found.word, given, { from, to: this.reader.at });
      given = [];
      from = this.reader.at;
    }
  }

  private perform(word: string, given: PdfValue[], place: { from: number; to: number }): void {
    if (word === "Tj" || word === "TJ") this.show(given[0], place);
    else if (word === "BDC" || word === "BMC") this.begin(given, place);
    else if (word === "EMC") this.marks.pop();
    else if (word === "q") this.saved.push(this.matrix);
    else if (word === "Q") this.matrix = this.saved.pop() ?? UNIT;
    else if (word === "cm") this.matrix = times(given as unknown as Matrix, this.matrix);
    else if (word === "BT") this.textMatrix = UNIT;
    else if (word === "Tm") this.textMatrix = given as unknown as Matrix;
    else if (word === "Tf") this.useFont(given);
  }

  private useFont([name, size]: readonly PdfValue[]): void {
    const fonts = this.file.dict(this.resources.get("Font"));
    this.font = this.file.dict(isName(name) ? fonts.get(name.slice(1)) : null);
    this.size = Number(size);
  }

  private begin([tag = null, properties]: PdfValue[], place: { from: number; to: number }): void {
    const isArtifact = tag === "/Artifact";
    if (!isDict(properties) || !properties.has("ActualText")) {
      this.marks.push({ cluster: null, isArtifact });
      return;
    }
    const text = textOf(properties.get("ActualText"));
    const actual = { ...place, tag, properties };
    const cluster: Cluster = { glyphs: [], text, y: 0, size: 0, actual };
    this.marks.push({ cluster, isArtifact });
    if (!this.isArtifact()) this.clusters.push(cluster);
  }

  /** Only in such a font may several codes stand for one glyph; another table of them is nobody's here. */
  private isTrueType(): boolean {
    const descendant = this.file.dict(this.file.list(this.font.get("DescendantFonts"))[0]);
    return (
      descendant.get("Subtype") === "/CIDFontType2" && descendant.get("CIDToGIDMap") === "/Identity"
    );
  }

  private isArtifact(): boolean {
    return this.marks.some(({ isArtifact }) => isArtifact);
  }

  private show(what: PdfValue | undefined, { from, to }: { from: number; to: number }): void {
    if (this.isArtifact() || !this.isTrueType()) return;
    const given = Array.isArray(what) ? what : [what];
    const parts = given.filter((part) => typeof part === "number" || Buffer.isBuffer(part));
    const show: Show = { from, to, parts };
    const map = fontMapIn(this.maps, this.file, this.font);
    const open = this.marks.findLast(({ cluster }) => cluster !== null)?.cluster;
    for (const [nth, code] of parts.filter(Buffer.isBuffer).flatMap(codesIn).entries()) {
      const width = map.widths.get(code) ?? 0;
      this.add({ font: this.font, code, width, show, nth }, open, map.letters.get(code) ?? "");
    }
  }

  private add(glyph: Glyph, open: Cluster | null | undefined, text: string): void {
    const [, , , , , y] = times(this.textMatrix, this.matrix);
    if (!open) this.clusters.push({ glyphs: [glyph], text, y, size: this.size, actual: null });
    else {
      if (open.glyphs.length === 0) Object.assign(open, { y, size: this.size });
      open.glyphs.push(glyph);
    }
  }
}

/** Two bytes each. */
function codesIn(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length >> 1 }, (_none, at) => bytes.readUInt16BE(2 * at));
}
