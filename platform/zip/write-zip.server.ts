import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";

export type ZipEntry = { name: string; bytes: Buffer };

/** 1 January 1980, the first day a zip knows: the same words give the same file. */
const DAY = 0x21;
const UTF8_NAMES = 0x800;
const DEFLATED = 8;

const packedOf = promisify<Buffer, Buffer>(deflateRaw);

/** A zip of a few small files. */
export async function zipped(entries: readonly ZipEntry[]): Promise<Buffer> {
  const bodies: Buffer[] = [];
  const index: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of entries) {
    const packed = await packedOf(bytes);
    const facts = common(bytes, packed, Buffer.byteLength(name));
    const local = Buffer.concat([
      Buffer.from("PK\x03\x04\x14\0"),
      facts,
      Buffer.from(name),
      packed,
    ]);
    index.push(central(facts, name, at));
    bodies.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(index);
  return Buffer.concat([...bodies, directory, ending(entries.length, directory.length, at)]);
}

/** What is said about a file both beside it and in the index. */
function common(bytes: Buffer, packed: Buffer, nameLength: number): Buffer {
  const facts = Buffer.alloc(24);
  facts.writeUInt16LE(UTF8_NAMES, 0);
  facts.writeUInt16LE(DEFLATED, 2);
  facts.writeUInt16LE(DAY, 6);
  facts.writeUInt32LE(crc32(bytes), 8);
  facts.writeUInt32LE(packed.length, 12);
  facts.writeUInt32LE(bytes.length, 16);
  facts.writeUInt16LE(nameLength, 20);
  return facts;
}

function central(facts: Buffer, name: string, at: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(at, 10);
  return Buffer.concat([Buffer.from("PK\x01\x02\x14\0\x14\0"), facts, rest, Buffer.from(name)]);
}

function ending(count: number, length: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(at, 16);
  return end;
}
