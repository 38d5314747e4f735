import { gunzipSync } from "node:zlib";
import { no, ok, type Result } from "#rules/result.ts";
import type { FeedFormat } from "./feed-formats.ts";
import type { FeedRefusal } from "./refusals.ts";

const MAX_FEED_BYTES = 300_000_000;

/** A feed's bytes as text: unpacked where packed, and read in the letters it is written in. */
export function textOfFeed(bytes: Uint8Array, format: FeedFormat): Result<string, FeedRefusal> {
  if (bytes.length > MAX_FEED_BYTES) return no("too-large");
  const unpacked = unpack(bytes);
  if (!unpacked.ok) return unpacked;

  const text = decode(unpacked.value, format);
  if (text === null) return no("broken-text");
  if (text.trim() === "") return no("empty");
  if (/^\s*(<!doctype html|<html)/i.test(text)) return no("web-page");
  return ok(text);
}

function unpack(bytes: Uint8Array): Result<Uint8Array, FeedRefusal> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return ok(bytes);
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: MAX_FEED_BYTES }));
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    return no(isTooLarge ? "too-large" : "broken-gzip");
  }
}

/** XML names its letters; spreadsheets save CSV in the old ones of western Europe. */
function decode(bytes: Uint8Array, format: FeedFormat): string | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(200, bytes.length));
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start.toString("latin1"))?.[1];
  if (format === "xml" && declared) return decodeAs(bytes, declared);
  const text = decodeAs(bytes, "utf-8");
  return text === null && format === "csv" ? decodeAs(bytes, "windows-1252") : text;
}

function decodeAs(bytes: Uint8Array, letters: string): string | null {
  try {
    return new TextDecoder(letters, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
