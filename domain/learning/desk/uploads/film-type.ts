import { open } from "node:fs/promises";

const HEAD_BYTES = 12;
const WEBM = 0x1a45dfa3;

/** By its first bytes: what a browser says of a file is a guess from its name. Null where browsers cannot play it. */
export async function filmTypeOf(path: string): Promise<"video/mp4" | "video/webm" | null> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    if (bytesRead < HEAD_BYTES) return null;
    if (buffer.readUInt32BE(0) === WEBM) return "video/webm";
    // "qt  " is QuickTime, which few browsers play.
    const [box, brand] = [buffer.toString("latin1", 4, 8), buffer.toString("latin1", 8, 12)];
    return box === "ftyp" && brand !== "qt  " ? "video/mp4" : null;
  } finally {
    await handle.close();
  }
}
