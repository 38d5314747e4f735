import sharp from "sharp";

/** An SVG of ours as a PNG. Its letters are shapes, so no font is asked for. */
export async function pictureOf(svg: string, width: number): Promise<Uint8Array> {
  const drawing = sharp(Buffer.from(svg), { density: 144, limitInputPixels: 40_000_000 });
  const flat = drawing.resize({ width }).flatten({ background: "#ffffff" });
  return flat.png({ palette: true, colours: 128, compressionLevel: 9 }).toBuffer();
}
