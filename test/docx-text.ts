import { inflateRawSync } from "node:zlib";

/** The files of a zip, read by its index. */
export function partsOf(zip: Buffer): Record<string, string> {
  const parts: Record<string, string> = {};
  const end = zip.lastIndexOf("PK\x05\x06");
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    );
    const local = zip.readUInt32LE(at + 42);
    const size = zip.readUInt32LE(at + 20);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength!);
    parts[name] = inflateRawSync(zip.subarray(from, from + size)).toString();
    at += 46 + nameLength! + extra! + comment!;
  }
  return parts;
}

const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"' };

/** The words of a part of it, a line for each paragraph. */
export function wordsIn(xml: string): string {
  return xml
    .replace(/<\/w:p>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&(lt|gt|amp|quot);/g, (_all, name: string) => entities[name] ?? "");
}
