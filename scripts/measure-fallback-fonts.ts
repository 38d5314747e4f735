/**
 * Prints the @font-face overrides that make Arial (or Liberation Sans, its metric twin) take the room
 * of our own fonts, so that nothing moves when they arrive. Run again when a font package changes:
 * `node scripts/measure-fallback-fonts.ts`, and copy the figures into ui/styles/fonts.css.
 */
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "@playwright/test";

type Face = { name: string; file: string; weight: number; size: number; local: string };

const packages = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const atkinson = "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-";
const bricolage = "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
const faces: Face[] = [
  { name: "Head", file: bricolage, weight: 680, size: 42, local: "Bold" },
  { name: "Text", file: `${atkinson}normal.woff2`, weight: 400, size: 17, local: "" },
  { name: "Text bold", file: `${atkinson}normal.woff2`, weight: 650, size: 17, local: "Bold" },
  { name: "Text italic", file: `${atkinson}italic.woff2`, weight: 400, size: 17, local: "Italic" },
];

// Ordinary words of the product: what matters is where its own lines break.
const sample = `Apply by then and it lasts 2 years. You must be in the United Kingdom when you apply. Sign in with your
  university, or use your own email. Skilled Worker, Graduate visa, salary of £38,300 a year; closing on 28 November at
  05:29, your time. Career services for international students, their universities and the employers who hire them.`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage();
for (const face of faces) {
  const bytes = readFileSync(new URL(face.file, packages));
  const width = await page.evaluate(measureWidths, {
    ...face,
    sample,
    data: bytes.toString("base64"),
  });
  const { ascent, descent, lineGap } = verticalMetrics(bytes);
  const size = width.ours / width.theirs;
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  console.log(`${face.name} (${width.local})
  size-adjust: ${percent(size)}; ascent-override: ${percent(ascent / size)}; descent-override: ${percent(descent / size)}; line-gap-override: ${percent(lineGap / size)};`);
}
await browser.close();

async function measureWidths(face: Face & { sample: string; data: string }) {
  const local = ["Arial", "Liberation Sans"].map((family) =>
    [family, face.local].filter(Boolean).join(" "),
  );
  const range = { weight: "200 800" };
  const ours = new FontFace("Ours", `url(data:font/woff2;base64,${face.data})`, range);
  const theirs = new FontFace("Theirs", local.map((name) => `local("${name}")`).join(","), range);
  for (const font of [ours, theirs]) document.fonts.add(await font.load());
  const ruler = document.body.appendChild(document.createElement("span"));
  ruler.textContent = face.sample.replace(/\s+/g, " ");
  const widthIn = (family: string) => {
    ruler.style.cssText = `font: ${face.weight} ${face.size}px ${family}; white-space: nowrap; position: absolute`;
    return ruler.getBoundingClientRect().width;
  };
  const widths = { ours: widthIn("Ours"), theirs: widthIn("Theirs"), local: local.join(" or ") };
  ruler.remove();
  document.fonts.clear();
  return widths;
}

/** Reads head, hhea and OS/2 out of a WOFF2 file: they are stored as they are, in one Brotli stream. */
function verticalMetrics(file: Buffer) {
  const tables = woff2Tables(file);
  const [head, hhea, os2] = ["head", "hhea", "OS/2"].map((tag) => tables.get(tag));
  if (!head || !hhea || !os2) throw new Error("The font lacks head, hhea or OS/2");
  const em = head.readUInt16BE(18);
  const usesTypo = (os2.readUInt16BE(62) & 128) !== 0;
  const [table, at] = usesTypo ? [os2, 68] : [hhea, 4];
  return {
    ascent: table.readInt16BE(at) / em,
    descent: -table.readInt16BE(at + 2) / em,
    lineGap: table.readInt16BE(at + 4) / em,
  };
}

// The order of the known tags is fixed by the WOFF2 recommendation, section 4.1; only the first ten concern us.
function woff2Tables(file: Buffer) {
  const known = [
    "cmap",
    "head",
    "hhea",
    "hmtx",
    "maxp",
    "name",
    "OS/2",
    "post",
    "cvt ",
    "fpgm",
    "glyf",
    "loca",
  ];
  const entries: { tag: string; length: number }[] = [];
  let at = 48;
  const base128 = () => {
    let value = 0;
    for (let more = true; more; at += 1) {
      const byte = file.readUInt8(at);
      value = value * 128 + (byte & 127);
      more = byte > 127;
    }
    return value;
  };
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at++);
    const index = flags & 63;
    const tag = index === 63 ? file.toString("latin1", at, at + 4) : (known[index] ?? `#${index}`);
    if (index === 63) at += 4;
    const version = flags >> 6;
    const length = base128();
    const isTransformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
    entries.push({ tag, length: isTransformed ? base128() : length });
  }
  const stream = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const tables = new Map<string, Buffer>();
  let start = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, stream.subarray(start, start + length));
    start += length;
  }
  return tables;
}
