import { inflateRawSync } from "node:zlib";
import { no, ok, type Result } from "#rules/result.ts";

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end record may be followed by a comment of this length. */
const MAX_COMMENT_LENGTH = 65_535;
const MAX_FILES = 2_000;
const MAX_BYTES_OF_ONE = 30_000_000;
const MAX_BYTES = 60_000_000;

/** Why an archive, or a file of it, is not opened. */
export type ZipRefusal = "broken-zip" | "zip-bomb" | "locked-zip";

export type Zip = {
  names: readonly string[];
  /** The bytes of a file of that name, unpacked; null where there is none. */
  open: (name: string) => Result<Uint8Array, ZipRefusal> | null;
};

type Member = {
  name: string;
  isLocked: boolean;
  method: number;
  packed: number;
  unpacked: number;
  at: number;
};

/**
 * The list of an archive's files, to be opened by name. Sizes are those the archive claims, and are held
 * to when it is unpacked: a file that grows past its limit is refused, whatever it claimed.
 */
export function readZip(bytes: Uint8Array): Result<Zip, ZipRefusal> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const members = readMembers(view);
  if (!members) return no("broken-zip");
  if (members.length > MAX_FILES) return no("zip-bomb");
  let opened = 0;
  const open = (name: string) => {
    const member = members.find((each) => each.name === name);
    if (!member) return null;
    const file = unpack(view, member, Math.min(MAX_BYTES_OF_ONE, MAX_BYTES - opened));
    if (file.ok) opened += file.value.length;
    return file;
  };
  return ok({ names: members.map(({ name }) => name), open });
}

function readMembers(view: DataView): readonly Member[] | null {
  const end = findEnd(view);
  if (end === -1) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const members: Member[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== CENTRAL) return null;
    const nameLength = view.getUint16(at + 28, true);
    const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (at + 46 + nameLength > view.byteLength) return null;
    members.push(memberAt(view, at, nameLength));
    at += 46 + nameLength + rest;
  }
  return members;
}

function memberAt(view: DataView, at: number, nameLength: number): Member {
  const name = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength);
  return {
    name: new TextDecoder().decode(name),
    isLocked: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    packed: view.getUint32(at + 20, true),
    unpacked: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
  };
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - MAX_COMMENT_LENGTH);
  for (let at = view.byteLength - 22; at >= first; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  return -1;
}

function unpack(view: DataView, member: Member, most: number): Result<Uint8Array, ZipRefusal> {
  if (member.isLocked) return no("locked-zip");
  if (member.unpacked > most) return no("zip-bomb");
  const { at } = member;
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== LOCAL) return no("broken-zip");
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + member.packed > view.byteLength) return no("broken-zip");
  const packed = new Uint8Array(view.buffer, view.byteOffset + start, member.packed);
  if (member.method === 0) return ok(packed);
  if (member.method !== 8) return no("broken-zip");
  try {
    return ok(inflateRawSync(packed, { maxOutputLength: Math.max(1, most) }));
  } catch (error) {
    const isTooLarge = (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE";
    return no(isTooLarge ? "zip-bomb" : "broken-zip");
  }
}
