import sharp, { type Sharp } from "sharp";
import { no, ok, type Result } from "#rules/result.ts";

export type PictureLimits = {
  bytes: number;
  pixels: number;
  longestSide: number;
  /** What it becomes, where it is not to stay what it was. */
  as?: PictureType;
};
export type PictureRefusal = "empty" | "too-large" | "not-a-picture" | "too-many-pixels";
export type Picture = { bytes: Buffer; type: PictureType; width: number; height: number };

type PictureType = "image/png" | "image/jpeg" | "image/webp";

/** Longer than any picture within the limits takes, so only a trap runs into it. */
const TIMEOUT = { seconds: 10 };

/**
 * Reads an uploaded picture and re-encodes it: what comes back was written by us,
 * without the camera's notes or anything hidden behind the picture. Its name and
 * declared type are never asked; only the bytes say what it is.
 */
export async function readPicture(
  bytes: Buffer,
  limits: PictureLimits,
): Promise<Result<Picture, PictureRefusal>> {
  if (bytes.length === 0) return no("empty");
  if (bytes.length > limits.bytes) return no("too-large");
  const type = typeOf(bytes);
  if (!type) return no("not-a-picture");

  try {
    // Reads the head only, so that a bomb is measured without being set off.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > limits.pixels) return no("too-many-pixels");
    const into = limits.as ?? type;
    return ok({ type: into, ...(await redraw(bytes, into, limits)) });
  } catch {
    // Whatever the decoder stumbles over, a picture that people could see it is not.
    return no("not-a-picture");
  }
}

async function redraw(bytes: Buffer, type: PictureType, { pixels, longestSide }: PictureLimits) {
  const picture = sharp(bytes, { limitInputPixels: pixels })
    // Turned as the camera held it, for the note that says so is left behind.
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .timeout(TIMEOUT);
  const { data, info } = await encoders[type](picture).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

const encoders: Record<PictureType, (picture: Sharp) => Sharp> = {
  "image/png": (picture) => picture.png({ compressionLevel: 9 }),
  // It knows no transparency: what shows through is paper.
  "image/jpeg": (picture) => picture.flatten({ background: "#fff" }).jpeg({ quality: 85 }),
  "image/webp": (picture) => picture.webp({ quality: 85 }),
};

/** By the first bytes. Nothing else reaches the decoder: an SVG, say, could carry a script. */
function typeOf(bytes: Buffer): PictureType | null {
  const head = bytes.subarray(0, 12).toString("latin1");
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith("RIFF") && head.endsWith("WEBP")) return "image/webp";
  return null;
}
