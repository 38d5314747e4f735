import { type FileHandle, open } from "node:fs/promises";

type Box = { type: string; start: number; end: number };

/** How long an MP4 is, by its own header (ISO 14496-12); null for anything else, QuickTime too. */
export async function mp4DurationMs(path: string): Promise<number | null> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const whole = { type: "file", start: 0, end: size };
    const kind = await findBox(handle, whole, "ftyp");
    // "qt  " is QuickTime, which few browsers play.
    if (!kind || (await bytesAt(handle, kind.start, 4)).toString("latin1") === "qt  ") return null;
    const movie = await findBox(handle, whole, "moov");
    const header = movie && (await findBox(handle, movie, "mvhd"));
    return header ? durationIn(await bytesAt(handle, header.start, 32)) : null;
  } finally {
    await handle.close();
  }
}

function durationIn(header: Buffer): number | null {
  if (header.length < 32) return null;
  const isLong = header[0] === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return scale > 0 ? Math.round((units / scale) * 1000) : null;
}

async function findBox(handle: FileHandle, within: Box, type: string): Promise<Box | null> {
  for (let at = within.start; at + 8 <= within.end; ) {
    const head = await bytesAt(handle, at, 16);
    if (head.length < 8) return null;
    const isLong = head.readUInt32BE(0) === 1 && head.length === 16;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : head.readUInt32BE(0);
    if (size < 8) return null;
    const box = { start: at + (isLong ? 16 : 8), end: Math.min(at + size, within.end) };
    if (head.toString("latin1", 4, 8) === type) return { type, ...box };
    at += size;
  }
  return null;
}

async function bytesAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
