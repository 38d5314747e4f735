import { deflateSync } from "node:zlib";
import type { PdfFile } from "./file.ts";
import type { PdfDict } from "./values.ts";
import { written } from "./write.ts";

export type NewObject = { number: number; body: Buffer };

export function streamOf(bytes: Buffer, dict: PdfDict = new Map()): Buffer {
  const head = written(new Map([...dict, ["Length", bytes.length]]));
  return Buffer.concat([Buffer.from(`${head}\nstream\n`), bytes, Buffer.from("\nendstream")]);
}

export function packedStream(bytes: Buffer): Buffer {
  return streamOf(deflateSync(bytes), new Map([["Filter", "/FlateDecode"]]));
}

/** New objects behind the old file, and a table of objects of the kind the file has. */
export function appended(file: PdfFile, objects: readonly NewObject[]): Buffer {
  const parts: Buffer[] = [file.bytes];
  let at = file.bytes.length;
  const push = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  push(Buffer.from("\n"));
  const places = objects.map(({ number, body }) => {
    const place = { number, at };
    push(Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from("\nendobj\n")]));
    return place;
  });
  const startsAt = at;
  push(file.trailer.has("W") ? newTable(file, places, startsAt) : oldTable(file, places));
  push(Buffer.from(`\nstartxref\n${startsAt}\n%%EOF\n`));
  return Buffer.concat(parts);
}

type Place = { number: number; at: number };

function sizeWith(file: PdfFile, places: readonly Place[]): number {
  const last = Math.max(...places.map(({ number }) => number));
  return Math.max(Number(file.trailer.get("Size")), last + 1);
}

function newTable(file: PdfFile, places: readonly Place[], startsAt: number): Buffer {
  const own = sizeWith(file, places);
  const rows = [...places, { number: own, at: startsAt }].sort((a, b) => a.number - b.number);
  const body = Buffer.alloc(rows.length * 7);
  rows.forEach(({ at }, row) => {
    body.writeUInt8(1, row * 7);
    body.writeUInt32BE(at, row * 7 + 1);
  });
  const dict = trailerOf(file, own + 1);
  dict.set("Type", "/XRef");
  dict.set("W", [1, 4, 2]);
  dict.set(
    "Index",
    rows.flatMap(({ number }) => [number, 1]),
  );
  dict.set("Length", body.length);
  const head = `${own} 0 obj\n${written(dict)}\nstream\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), body, Buffer.from("\nendstream\nendobj")]);
}

function oldTable(file: PdfFile, places: readonly Place[]): Buffer {
  const rows = [...places]
    .sort((a, b) => a.number - b.number)
    .map(({ number, at }) => `${number} 1\n${String(at).padStart(10, "0")} 00000 n \n`);
  const dict = trailerOf(file, sizeWith(file, places));
  return Buffer.from(`xref\n${rows.join("")}trailer\n${written(dict)}`, "latin1");
}

function trailerOf(file: PdfFile, size: number): PdfDict {
  const dict: PdfDict = new Map([
    ["Size", size],
    ["Prev", file.startsAt],
  ]);
  for (const key of ["Root", "Info", "ID"]) {
    const value = file.trailer.get(key);
    if (value !== undefined) dict.set(key, value);
  }
  return dict;
}
