import type { PdfDict, PdfStream, PdfValue, PdfWord } from "./values.ts";

const SPACES = [0, 9, 10, 12, 13, 32];
const SPACE = signs(SPACES);
const END_OF_WORD = signs([...SPACES, ...Buffer.from("()<>[]{}/%")]);
const [PLUS, MINUS, POINT] = [0x2b, 0x2d, 0x2e];
const END: PdfWord = { word: "" };

/** Reads the values of a PDF one after the other. Made for files of our own engine, and strict. */
export class PdfReader {
  at = 0;
  readonly bytes: Buffer;
  /** The same as letters, because cutting words out of it is cheaper than making each. */
  private readonly letters: string;

  constructor(bytes: Buffer, letters = bytes.toString("latin1")) {
    this.bytes = bytes;
    this.letters = letters;
  }

  /** Another reader of the same bytes, at a place of its own. */
  from(at: number): PdfReader {
    const reader = new PdfReader(this.bytes, this.letters);
    reader.at = at;
    return reader;
  }

  /** A value, or a word such as "obj" and "Tj"; a word of no letters at the end. */
  next(): PdfValue | PdfWord {
    this.skipSpace();
    if (this.at >= this.bytes.length) return END;
    const sign = this.bytes[this.at]!;
    if (isDigit(sign) || sign === MINUS || sign === POINT || sign === PLUS)
      return this.numberOrRef();
    if (sign === 0x2f) return this.name();
    if (sign === 0x28) return this.string();
    if (sign === 0x5b) return this.list();
    if (sign === 0x3c) return this.bytes[this.at + 1] === 0x3c ? this.dict() : this.hex();
    return this.word();
  }

  /** A value, where nothing else may stand. */
  value(): PdfValue {
    const found = this.next();
    if (found !== null && typeof found === "object" && "word" in found)
      throw new SyntaxError(`A value was expected at ${this.at}, not "${found.word}"`);
    return found;
  }

  /** The object that begins here: "12 0 obj … endobj". `lengthOf` follows a length kept elsewhere. */
  object(lengthOf: (value: PdfValue | undefined) => number): PdfValue {
    for (const _part of ["number", "generation", "obj"]) this.next();
    const value = this.value();
    const after = this.at;
    const following = this.next();
    if (!(value instanceof Map) || !isWord(following, "stream")) {
      this.at = after;
      return value;
    }
    return this.stream(value, lengthOf(value.get("Length")));
  }

  private stream(dict: PdfDict, length: number): PdfStream {
    if (this.bytes[this.at] === 13) this.at += 1;
    const from = this.at + 1;
    this.at = from + length;
    return { dict, raw: this.bytes.subarray(from, from + length) };
  }

  private skipSpace(): void {
    for (; this.at < this.bytes.length; this.at += 1) {
      const byte = this.bytes[this.at]!;
      if (byte === 0x25) while (!isLineEnd(this.bytes[this.at])) this.at += 1;
      else if (SPACE[byte] === 0) return;
    }
  }

  private plain(): string {
    const from = this.at;
    for (; this.at < this.bytes.length; this.at += 1) {
      const byte = this.bytes[this.at]!;
      if (END_OF_WORD[byte] === 1) break;
    }
    return this.letters.slice(from, this.at);
  }

  private word(): PdfValue | PdfWord {
    const word = this.plain();
    if (word === "") throw new SyntaxError(`Nothing to read at ${this.at}`);
    if (word === "true" || word === "false") return word === "true";
    return word === "null" ? null : { word };
  }

  private name(): `/${string}` {
    this.at += 1;
    const plain = this.plain();
    if (!plain.includes("#")) return `/${plain}`;
    const letters = plain.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return `/${letters}`;
  }

  /** Digits with a point at most; anything else that begins so is no number of ours. */
  private number(): number {
    const isNegative = this.bytes[this.at] === MINUS;
    if (isNegative || this.bytes[this.at] === PLUS) this.at += 1;
    const whole = this.digits();
    if (this.bytes[this.at] !== POINT) return isNegative ? -whole : whole;
    const from = this.at + 1;
    this.at = from;
    const value = this.digits(whole) / 10 ** (this.at - from);
    return isNegative ? -value : value;
  }

  private digits(before = 0): number {
    let value = before;
    for (; isDigit(this.bytes[this.at]); this.at += 1)
      value = value * 10 + this.bytes[this.at]! - 0x30;
    return value;
  }

  private numberOrRef(): PdfValue {
    const value = this.number();
    const after = this.afterReference();
    if (after === null || !Number.isInteger(value)) return value;
    this.at = after;
    return { ref: value };
  }

  /** Where " 0 R" ends, if that is what follows. */
  private afterReference(): number | null {
    let at = this.at + 1;
    while (isDigit(this.bytes[at])) at += 1;
    const isReference =
      at > this.at + 1 &&
      this.bytes[this.at] === 0x20 &&
      this.bytes[at] === 0x20 &&
      this.bytes[at + 1] === 0x52;
    return isReference ? at + 2 : null;
  }

  private list(): PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.bytes[this.at] === 0x5d) break;
      values.push(this.value());
    }
    this.at += 1;
    return values;
  }

  private dict(): PdfDict {
    this.at += 2;
    const dict: PdfDict = new Map();
    for (;;) {
      this.skipSpace();
      if (this.bytes[this.at] === 0x3e) break;
      const key = this.name();
      dict.set(key.slice(1), this.value());
    }
    this.at += 2;
    return dict;
  }

  private hex(): Buffer {
    const end = this.letters.indexOf(">", this.at);
    const digits = this.letters.slice(this.at + 1, end).replace(/\s/g, "");
    this.at = end + 1;
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, "hex");
  }

  private string(): Buffer {
    const from = this.at + 1;
    const end = this.letters.indexOf(")", from);
    if (end === -1) throw new SyntaxError("A string without an end");
    const plain = this.bytes.subarray(from, end);
    if (!plain.includes(0x5c) && !plain.includes(0x28)) {
      this.at = end + 1;
      return plain;
    }
    return this.nestedString();
  }

  /** One with signs that stand for others, or with brackets of its own. */
  private nestedString(): Buffer {
    const bytes: number[] = [];
    this.at += 1;
    for (let depth = 1; ; this.at += 1) {
      const byte = this.bytes[this.at];
      if (byte === undefined) throw new SyntaxError("A string without an end");
      if (byte === 0x5c) {
        bytes.push(...this.escaped());
        continue;
      }
      if (byte === 0x28) depth += 1;
      if (byte === 0x29) depth -= 1;
      if (depth === 0) break;
      bytes.push(byte);
    }
    this.at += 1;
    return Buffer.from(bytes);
  }

  /** Up to three digits of a byte. */
  private octal(): number {
    let value = 0;
    for (let digits = 0; digits < 3 && isDigit(this.bytes[this.at + 1]); digits += 1) {
      this.at += 1;
      value = value * 8 + this.bytes[this.at]! - 0x30;
    }
    return value & 0xff;
  }

  private escaped(): number[] {
    if (isDigit(this.bytes[this.at + 1])) return [this.octal()];
    this.at += 1;
    const sign = String.fromCharCode(this.bytes[this.at]!);
    if (sign === "\r" && this.bytes[this.at + 1] === 10) this.at += 1;
    if (sign === "\n" || sign === "\r") return [];
    return [escapes[sign] ?? sign.charCodeAt(0)];
  }
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** A table that says 1 for these bytes. */
function signs(bytes: readonly number[]): Uint8Array {
  const table = new Uint8Array(256);
  for (const byte of bytes) table[byte] = 1;
  return table;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === undefined || byte === 10 || byte === 13;
}

export function isWord(value: PdfValue | PdfWord, word: string): boolean {
  return typeof value === "object" && value !== null && "word" in value && value.word === word;
}
