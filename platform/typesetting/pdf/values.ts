/**
 * What a PDF is made of. Names keep their stroke ("/Title"), which tells them from
 * strings, and strings are bytes.
 */
export type PdfValue =
  | null
  | boolean
  | number
  | `/${string}`
  | Buffer
  | readonly PdfValue[]
  | PdfDict
  | PdfRef
  | PdfStream;
export type PdfDict = Map<string, PdfValue>;
export type PdfRef = { ref: number };
export type PdfStream = { dict: PdfDict; raw: Buffer };
/** A word of a content stream that does something: "Tj", "BDC". */
export type PdfWord = { word: string };

export function isDict(value: unknown): value is PdfDict {
  return value instanceof Map;
}

export function isRef(value: unknown): value is PdfRef {
  return typeof value === "object" && value !== null && "ref" in value;
}

export function isStream(value: unknown): value is PdfStream {
  return typeof value === "object" && value !== null && "raw" in value;
}

export function isName(value: unknown): value is `/${string}` {
  return typeof value === "string";
}

/** The text of a string: UTF-16 where it says so, else Latin. */
export function textOf(value: PdfValue | undefined): string {
  if (!Buffer.isBuffer(value)) return "";
  if (value[0] !== 0xfe || value[1] !== 0xff) return value.toString("latin1");
  return Buffer.from(value.subarray(2)).swap16().toString("utf16le");
}
