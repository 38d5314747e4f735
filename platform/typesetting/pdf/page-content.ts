import type { PdfFile } from "./file.ts";
import { type FontMap, fontMapOf } from "./font-map.ts";
import { type Matrix, times, UNIT } from "./matrix.ts";
import { fromRight, type Run } from "./runs.ts";
import { PdfReader } from "./syntax.ts";
import { isDict, isName, type PdfDict, type PdfValue, textOf } from "./values.ts";

/** What is painted on a page, by the mark it is painted under. */
export type PageContent = {
  /** Everything that is said, in the order it is painted; runs under one number stand together. */
  painted: readonly (readonly Run[])[];
  /** What is painted under each marked-content number, artifacts left out. */
  marked: ReadonlyMap<number, readonly Run[]>;
  /** Painted neither under a number nor as an artifact. */
  strays: number;
  /** Codes whose font does not say what letter they are. */
  unmapped: number;
  /** Times a font's "missing letter" shape is painted. */
  missing: number;
};

type Mark = {
  id: number | null;
  isArtifact: boolean;
  isReversed: boolean;
  actual: string | null;
  wasSaid: boolean;
};

const PAINTS = new Set(["f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "sh", "EI"]);

export function pageContent(file: PdfFile, page: PdfDict): PageContent {
  const painter = new Painter(file);
  const body = Buffer.concat(
    file.list(page.get("Contents")).flatMap((part) => [file.content(part), Buffer.from("\n")]),
  );
  painter.run(body, file.dict(page.get("Resources")));
  const { painted, marked, strays, unmapped, missing } = painter;
  return { painted, marked, strays, unmapped, missing };
}

class Painter {
  readonly painted: Run[][] = [];
  readonly marked = new Map<number, Run[]>();
  private lastId: number | null = null;
  strays = 0;
  unmapped = 0;
  missing = 0;
  private readonly fonts = new Map<PdfDict, FontMap>();
  private readonly marks: Mark[] = [];
  private matrix: Matrix = UNIT;
  private readonly saved: Matrix[] = [];
  private textMatrix: Matrix = UNIT;
  private font: FontMap | null = null;
  private size = 0;
  private readonly file: PdfFile;

  constructor(file: PdfFile) {
    this.file = file;
  }

  run(body: Buffer, resources: PdfDict): void {
    const reader = new PdfReader(body);
    let given: PdfValue[] = [];
    for (;;) {
      const found = reader.next();
      if (found === null || typeof found !== "object" || !("word" in found)) {
        given.push(found);
        continue;
      }
      if (found.word === "") return;
      this.perform(found.word, given, resources);
      given = [];
    }
  }

  private perform(word: string, given: readonly PdfValue[], resources: PdfDict): void {
    const act = acts.get(word);
    if (act) act.call(this, given, resources);
    else if (PAINTS.has(word)) this.paint();
  }

  private paint(): void {
    if (this.marks.length === 0) this.strays += 1;
  }

  begin(given: readonly PdfValue[], resources: PdfDict): void {
    const [tag, properties] = given;
    const named = isName(properties)
      ? this.file.dict(this.file.dict(resources.get("Properties")).get(properties.slice(1)))
      : properties;
    const dict: PdfDict = isDict(named) ? named : new Map();
    const id = dict.get("MCID");
    this.marks.push({
      id: typeof id === "number" ? id : null,
      isArtifact: tag === "/Artifact",
      isReversed: tag === "/ReversedChars",
      actual: dict.has("ActualText") ? textOf(dict.get("ActualText")) : null,
      wasSaid: false,
    });
  }

  end(): void {
    this.marks.pop();
  }

  save(): void {
    this.saved.push(this.matrix);
  }

  restore(): void {
    this.matrix = this.saved.pop() ?? UNIT;
  }

  transform(given: readonly PdfValue[]): void {
    this.matrix = times(given as unknown as Matrix, this.matrix);
  }

  place(given: readonly PdfValue[]): void {
    this.textMatrix = given.length === 6 ? (given as unknown as Matrix) : UNIT;
  }

  move(given: readonly PdfValue[]): void {
    const [x, y] = given.map(Number);
    this.textMatrix = times([1, 0, 0, 1, x ?? 0, y ?? 0], this.textMatrix);
  }

  useFont([name, size]: readonly PdfValue[], resources: PdfDict): void {
    this.size = Number(size);
    const fonts = this.file.dict(resources.get("Font"));
    const font = this.file.dict(isName(name) ? fonts.get(name.slice(1)) : null);
    const known = this.fonts.get(font);
    this.font = known ?? fontMapOf(this.file, font);
    this.fonts.set(font, this.font);
  }

  show([what]: readonly PdfValue[]): void {
    this.paint();
    const each: string[] = [];
    let thousandths = 0;
    for (const part of Array.isArray(what) ? what : [what])
      thousandths += typeof part === "number" ? -part : this.addLetters(part, each);
    const wide = (thousandths / 1000) * this.size;
    const painted = each.join("");
    const isTurned = this.isReversed() || isFromRight(painted);
    const letters = isTurned ? [...painted].reverse().join("") : painted;
    const actual = this.marks.findLast((mark) => mark.actual !== null);
    if (!actual) this.say(letters, wide);
    else if (!actual.wasSaid) this.say(actual.actual ?? "", wide);
    if (actual) actual.wasSaid = true;
  }

  draw([name]: readonly PdfValue[], resources: PdfDict): void {
    this.paint();
    const objects = this.file.dict(resources.get("XObject"));
    const reference = isName(name) ? objects.get(name.slice(1)) : undefined;
    const form = this.file.dict(reference);
    if (form.get("Subtype") !== "/Form") return;
    this.save();
    const own = form.get("Matrix");
    if (Array.isArray(own)) this.transform(own);
    this.run(this.file.content(reference), this.file.dict(form.get("Resources")));
    this.restore();
  }

  /** Answers how wide they are. */
  private addLetters(codes: PdfValue | undefined, said: string[]): number {
    if (!Buffer.isBuffer(codes) || !this.font) return 0;
    const { bytesPerCode, letters, widths } = this.font;
    let wide = 0;
    for (let at = 0; at + bytesPerCode <= codes.length; at += bytesPerCode) {
      const code = bytesPerCode === 1 ? codes[at]! : codes[at]! * 256 + codes[at + 1]!;
      if (code === 0 && bytesPerCode === 2) this.missing += 1;
      const letter = letters.get(code);
      if (letter === undefined && !this.isReplaced()) this.unmapped += 1;
      said.push(letter ?? "");
      wide += widths.get(code) ?? 0;
    }
    return wide;
  }

  /** Whether what is painted is said in other words, beside the codes. */
  private isReplaced(): boolean {
    return this.marks.some(({ actual }) => actual !== null);
  }

  private isReversed(): boolean {
    return this.marks.some((mark) => mark.isReversed);
  }

  private say(letters: string, wide: number): void {
    const id = this.marks.findLast((mark) => mark.id !== null)?.id ?? null;
    if (id === null || this.marks.some(({ isArtifact }) => isArtifact)) return;
    const [scale, , , , x, y] = times(this.textMatrix, this.matrix);
    const isReversed = this.isReversed() || isFromRight(letters);
    const run = { letters, isReversed, x, endX: x + wide * scale, y };
    if (id === this.lastId) this.painted.at(-1)?.push(run);
    else this.painted.push([run]);
    this.lastId = id;
    const known = this.marked.get(id);
    if (known) known.push(run);
    else this.marked.set(id, [run]);
  }
}

/** A word of one shape is not marked as reversed, though it reads from the right too. */
function isFromRight(letters: string): boolean {
  return fromRight.test(letters) && !/\p{Script=Latin}|\p{N}/u.test(letters);
}

type Act = (this: Painter, given: readonly PdfValue[], resources: PdfDict) => void;

const { begin, end, save, restore, transform, place, move, useFont, show, draw } =
  Painter.prototype;
const acts: ReadonlyMap<string, Act> = new Map(
  Object.entries({
    BDC: begin,
    BMC: begin,
    EMC: end,
    q: save,
    Q: restore,
    cm: transform,
    BT: place,
    Tm: place,
    Td: move,
    TD: move,
    Tf: useFont,
    Tj: show,
    TJ: show,
    Do: draw,
  }),
);
