import { closeSync, openSync, readSync } from "node:fs";

/** The code points an OpenType font has a shape for. Of a large file only what says so is read. */
export function lettersOf(path: string): Set<number> {
  const letters = new Set<number>();
  const cmap = tableOf(path, "cmap");
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + 8 * index));
    const format = subtable.readUInt16BE(0);
    if (format === 4) addSegments(subtable, letters);
    if (format === 12) addGroups(subtable, letters);
  }
  return letters;
}

function tableOf(path: string, name: string): Buffer {
  const file = openSync(path, "r");
  try {
    const count = bytesOf(file, 0, 12).readUInt16BE(4);
    const tables = bytesOf(file, 12, 16 * count);
    for (let at = 0; at < tables.length; at += 16)
      if (tables.toString("latin1", at, at + 4) === name)
        return bytesOf(file, tables.readUInt32BE(at + 8), tables.readUInt32BE(at + 12));
    throw new Error(`The font has no table ${name}: ${path}`);
  } finally {
    closeSync(file);
  }
}

function bytesOf(file: number, from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, from);
  return bytes;
}

function addSegments(table: Buffer, letters: Set<number>): void {
  const size = table.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const start = table.readUInt16BE(16 + size + at);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      if (glyphIn(table, { size, at, code, start }) !== 0) letters.add(code);
    }
  }
}

type Segment = { size: number; at: number; code: number; start: number };

function glyphIn(table: Buffer, { size, at, code, start }: Segment): number {
  const delta = table.readUInt16BE(16 + 2 * size + at);
  const place = 16 + 3 * size + at;
  const range = table.readUInt16BE(place);
  if (range === 0) return (code + delta) & 0xffff;
  return table.readUInt16BE(place + range + 2 * (code - start));
}

function addGroups(table: Buffer, letters: Set<number>): void {
  const count = table.readUInt32BE(12);
  for (let at = 16; at < 16 + 12 * count; at += 12) {
    const end = table.readUInt32BE(at + 4);
    for (let code = table.readUInt32BE(at); code <= end; code += 1) letters.add(code);
  }
}
