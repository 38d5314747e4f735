import { inflateSync } from "node:zlib";
import { isWord, PdfReader } from "./syntax.ts";
import {
  isDict,
  isRef,
  isStream,
  type PdfDict,
  type PdfRef,
  type PdfStream,
  type PdfValue,
} from "./values.ts";

/** Where an object lies: at a place in the file, or as the nth of a stream of objects. */
type Place = { at: number } | { within: number; index: number };

/** A PDF, opened: its objects by number. */
export class PdfFile {
  readonly bytes: Buffer;
  readonly trailer: PdfDict = new Map();
  readonly places = new Map<number, Place>();
  /** Where its newest table of objects begins. */
  readonly startsAt: number;
  private readonly read = new Map<number, PdfValue>();
  private readonly reader: PdfReader;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const marker = this.bytes.lastIndexOf("startxref");
    if (marker === -1) throw new SyntaxError("This is no whole PDF");
    this.reader = new PdfReader(this.bytes);
    this.startsAt = Number(this.reader.from(marker + 9).value());
    for (let at: number | null = this.startsAt; at !== null; ) at = this.readTable(at);
  }

  get root(): PdfDict {
    return this.dict(this.trailer.get("Root"));
  }

  /** What stands behind a reference; anything else as it is. */
  follow(value: PdfValue | undefined): PdfValue {
    if (!isRef(value)) return value ?? null;
    const known = this.read.get(value.ref);
    if (known !== undefined) return known;
    const found = this.readObject(value);
    this.read.set(value.ref, found);
    return found;
  }

  dict(value: PdfValue | undefined): PdfDict {
    const found = this.follow(value);
    if (isStream(found)) return found.dict;
    return isDict(found) ? found : new Map();
  }

  list(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.follow(value);
    if (found === null) return [];
    return Array.isArray(found) ? found : [found];
  }

  /** What a stream holds, unpacked. */
  content(value: PdfValue | undefined): Buffer {
    const stream = this.follow(value);
    return isStream(stream) ? unpacked(stream) : Buffer.alloc(0);
  }

  pages(): PdfDict[] {
    const leaves: PdfDict[] = [];
    const walk = (value: PdfValue) => {
      const node = this.dict(value);
      if (node.get("Type") === "/Page") leaves.push(node);
      else for (const kid of this.list(node.get("Kids"))) walk(kid);
    };
    walk(this.root.get("Pages") ?? null);
    return leaves;
  }

  private readObject({ ref }: PdfRef): PdfValue {
    const place = this.places.get(ref);
    if (!place) return null;
    if ("at" in place) return this.objectAt(place.at);
    const holder = this.follow({ ref: place.within });
    if (!isStream(holder)) return null;
    const first = Number(holder.dict.get("First"));
    const body = unpacked(holder);
    const index = new PdfReader(body);
    for (let skipped = 0; skipped < place.index; skipped += 1) {
      index.next();
      index.next();
    }
    index.next();
    return index.from(first + Number(index.value())).value();
  }

  private objectAt(at: number): PdfValue {
    return this.reader.from(at).object((length) => Number(this.follow(length)));
  }

  /** Reads one table of objects, old or new in kind; answers where the one before it lies. */
  private readTable(at: number): number | null {
    const reader = this.reader.from(at);
    const isOld = isWord(reader.next(), "xref");
    const dict = isOld ? this.readOldTable(reader) : this.readNewTable(at);
    for (const [key, value] of dict) if (!this.trailer.has(key)) this.trailer.set(key, value);
    const before = dict.get("Prev");
    return typeof before === "number" ? before : null;
  }

  private readOldTable(reader: PdfReader): PdfDict {
    for (;;) {
      const first = reader.next();
      if (isWord(first, "trailer")) break;
      const count = Number(reader.value());
      for (let index = 0; index < count; index += 1) {
        const at = Number(reader.value());
        reader.next();
        if (isWord(reader.next(), "n")) this.know(Number(first) + index, { at });
      }
    }
    return this.dict(reader.value());
  }

  private readNewTable(at: number): PdfDict {
    const table = this.objectAt(at);
    if (!isStream(table)) throw new SyntaxError("The table of objects is missing");
    const [kinds = 1, wide = 0, last = 0] = this.list(table.dict.get("W")).map(Number);
    const body = unpacked(table);
    const size = Number(table.dict.get("Size"));
    const ranges = table.dict.has("Index") ? this.list(table.dict.get("Index")) : [0, size];
    let row = 0;
    for (let range = 0; range < ranges.length; range += 2)
      for (let nth = 0; nth < Number(ranges[range + 1]); nth += 1) {
        const kind = kinds === 0 ? 1 : body.readUIntBE(row, kinds);
        const second = body.readUIntBE(row + kinds, wide);
        const third = last === 0 ? 0 : body.readUIntBE(row + kinds + wide, last);
        const number = Number(ranges[range]) + nth;
        if (kind === 1) this.know(number, { at: second });
        if (kind === 2) this.know(number, { within: second, index: third });
        row += kinds + wide + last;
      }
    return table.dict;
  }

  /** The newest table is read first, and what it says holds. */
  private know(number: number, place: Place): void {
    if (!this.places.has(number)) this.places.set(number, place);
  }
}

function unpacked({ dict, raw }: PdfStream): Buffer {
  const filter = dict.get("Filter");
  const names = Array.isArray(filter) ? filter : filter === undefined ? [] : [filter];
  let body = raw;
  for (const name of names) {
    if (name !== "/FlateDecode") return body;
    body = withoutPredictor(inflateSync(body), dict.get("DecodeParms"));
  }
  return body;
}

/** Tables of objects may be stored as differences from row to row (PNG's "up"). */
function withoutPredictor(body: Buffer, parameters: PdfValue | undefined): Buffer {
  const settings = Array.isArray(parameters) ? parameters[0] : parameters;
  if (!isDict(settings) || Number(settings.get("Predictor") ?? 1) < 10) return body;
  const width = Number(settings.get("Columns") ?? 1);
  const rows = Math.floor(body.length / (width + 1));
  const plain = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < width; column += 1) {
      const above = row === 0 ? 0 : plain[(row - 1) * width + column]!;
      plain[row * width + column] = (body[row * (width + 1) + 1 + column]! + above) & 0xff;
    }
  return plain;
}
