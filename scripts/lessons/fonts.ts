import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const packaged = createRequire(import.meta.url);
const fontFile = (name: string) => packaged.resolve(`@expo-google-fonts/${name}.ttf`);

const FILES = {
  head: fontFile("bricolage-grotesque/700Bold/BricolageGrotesque_700Bold"),
  text: fontFile("atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular"),
  bold: fontFile("atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold"),
};
export type Face = keyof typeof FILES;

/** Only these fonts, so that a frame looks the same on every machine. Before sharp draws its first one. */
export function useOurFonts(): void {
  const folder = join(tmpdir(), "waymark-lessons");
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "fonts.conf");
  const dirs = Object.values(FILES).map((file) => `<dir>${dirname(file)}</dir>`);
  writeFileSync(
    config,
    `<?xml version="1.0"?><fontconfig>${dirs.join("")}<cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  );
  process.env["FONTCONFIG_FILE"] = config;
}

/** How wide a text is in a face, in pixels, without kerning. */
export function widthOf(text: string, face: Face, size: number): number {
  const font = readFont(face);
  let units = 0;
  for (const letter of text) units += font.advance(letter.codePointAt(0)!);
  return (units * size) / font.unitsPerEm;
}

type Font = { unitsPerEm: number; advance: (codePoint: number) => number };
const fonts = new Map<Face, Font>();

function readFont(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const file = readFileSync(FILES[face]);
  const tables = new Map<string, number>();
  for (let i = 0; i < file.readUInt16BE(4); i += 1) {
    const row = 12 + i * 16;
    tables.set(file.toString("latin1", row, row + 4), file.readUInt32BE(row + 8));
  }
  const glyphOf = readCharacterMap(file, tables.get("cmap")!);
  const metrics = file.readUInt16BE(tables.get("hhea")! + 34);
  const hmtx = tables.get("hmtx")!;
  const font: Font = {
    unitsPerEm: file.readUInt16BE(tables.get("head")! + 18),
    advance: (codePoint) =>
      file.readUInt16BE(hmtx + 4 * Math.min(glyphOf.get(codePoint) ?? 0, metrics - 1)),
  };
  fonts.set(face, font);
  return font;
}

/** The table of format 4 (the basic plane), which every font of ours has. */
function readCharacterMap(file: Buffer, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < file.readUInt16BE(cmap + 2); i += 1) {
    const table = cmap + file.readUInt32BE(cmap + 8 + i * 8);
    if (file.readUInt16BE(table) !== 4) continue;
    const twice = file.readUInt16BE(table + 6);
    for (let at = 0; at < twice; at += 2) readSegment(file, { table, twice, at }, glyphs);
  }
  return glyphs;
}

function readSegment(
  file: Buffer,
  { table, twice, at }: { table: number; twice: number; at: number },
  glyphs: Map<number, number>,
): void {
  const end = file.readUInt16BE(table + 14 + at);
  const start = file.readUInt16BE(table + 16 + twice + at);
  const delta = file.readUInt16BE(table + 16 + 2 * twice + at);
  const offsetAt = table + 16 + 3 * twice + at;
  const offset = file.readUInt16BE(offsetAt);
  for (let code = start; code <= end && code !== 0xffff; code += 1) {
    const listed = offset === 0 ? 0 : file.readUInt16BE(offsetAt + offset + 2 * (code - start));
    const glyph = offset === 0 ? code + delta : listed === 0 ? 0 : listed + delta;
    glyphs.set(code, glyph & 0xffff);
  }
}
