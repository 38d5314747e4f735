import type { FileRefusal } from "./file-refusals.ts";

/** What a file is, by its first bytes: names lie. */
export type FileKind = "zip" | "pdf" | "json" | "xml" | "text" | { refused: FileRefusal };

const starts: readonly (readonly [bytes: readonly number[], kind: FileKind])[] = [
  [[0x50, 0x4b, 0x03, 0x04], "zip"],
  [[0x50, 0x4b, 0x05, 0x06], { refused: "other-zip" }],
  [[0xd0, 0xcf, 0x11, 0xe0], { refused: "old-word" }],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], { refused: "rich-text" }],
  [[0xff, 0xd8, 0xff], { refused: "picture" }],
  [[0x89, 0x50, 0x4e, 0x47], { refused: "picture" }],
  [[0x47, 0x49, 0x46, 0x38], { refused: "picture" }],
  [[0x52, 0x49, 0x46, 0x46], { refused: "picture" }],
  [[0x7f, 0x45, 0x4c, 0x46], { refused: "program" }],
  [[0x4d, 0x5a], { refused: "program" }],
];

export function fileKind(bytes: Uint8Array): FileKind {
  const known = starts.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (known) return known[1];
  const opening = new TextDecoder("latin1").decode(bytes.subarray(0, 2_048));
  // Readers allow some bytes before the mark of a PDF.
  if (opening.slice(0, 1_024).includes("%PDF-")) return "pdf";
  const text = opening
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, "")
    .replaceAll("\0", "")
    .trimStart();
  if (/^<!doctype html|^<html/i.test(text)) return { refused: "web-page" };
  if (/^</.test(text)) return "xml";
  if (/^[{[]/.test(text)) return "json";
  return isText(bytes) ? "text" : { refused: "program" };
}

/** Control characters that no text has; zeros belong to UTF-16, which says so at its start. */
function isText(bytes: Uint8Array): boolean {
  if (hasMark(bytes)) return true;
  const sample = bytes.subarray(0, 4_096);
  return !sample.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b));
}

const hasMark = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/** In the letters the file is written in; Windows wrote western Europe's before everybody wrote UTF-8. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
