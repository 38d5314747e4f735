import { randomBytes } from "node:crypto";

/** A part of a file, both ends included, as HTTP counts. */
export type ByteRange = { start: number; end: number };

/** Bytes on this machine's disk, on their way to a store. */
export type Spooled = { path: string; bytes: number; sha256: string };

/** Where the bytes of files are. A key is written once: what it names never changes. */
export type Store = {
  /** All of it or nothing. May move the spooled file away. */
  put(key: string, file: Spooled, type: string): Promise<void>;
  /** The whole file or a part of it. Null where there is none; a RangeError where the part lies outside. */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Where it lies, in a store on this machine's disk. */
  pathOf?(key: string): string;
  stat(key: string): Promise<{ bytes: number } | null>;
  /** Says nothing where there is none: a task that is tried again finds its work done. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<{ key: string; modifiedAt: Date }>;
};

/** In lower case, so that it is one name on every file system too. */
const KEY = /^[0-9a-f]{32}$/;

export function newKey(): string {
  return randomBytes(16).toString("hex");
}

export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** Every store asks this before a key becomes part of a path or an address. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new TypeError("A stored file was asked for by what is no key");
  return key;
}
