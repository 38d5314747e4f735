import { transcode } from "node:buffer";

/** In signs. The largest page has half as many; a longer one is encoded as usual. */
const MAX_SIGNS = 512 * 1024;
const scratch = Buffer.allocUnsafeSlow(2 * MAX_SIGNS);

/**
 * A page's words as bytes. One sign beyond Latin-1, a curly quote, and V8 holds the whole page at two
 * bytes a sign, which node encodes sign by sign: half a millisecond a page. From UTF-16 bytes it is a
 * fifth of that.
 */
export function utf8Of(pieces: readonly string[]): Buffer {
  const signs = pieces.reduce((sum, { length }) => sum + length, 0);
  if (signs > MAX_SIGNS) return Buffer.from(pieces.join(""));
  const end = pieces.reduce((at, piece) => at + scratch.write(piece, at, "utf16le"), 0);
  try {
    return transcode(scratch.subarray(0, end), "utf16le", "utf8");
  } catch {
    // Half of a sign, in an advert cut in the middle of one. Encoded as usual it becomes U+FFFD.
    return Buffer.from(pieces.join(""));
  }
}
