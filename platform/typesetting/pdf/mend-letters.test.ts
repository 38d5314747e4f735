import { afterAll, expect, test, vi } from "vitest";
import { typeset } from "../typeset.server.ts";
import { closePool } from "../typeset-pool.server.ts";
import { appended, streamOf } from "./append.ts";
import { PdfFile } from "./file.ts";
import { mendedLetters, withOwnLetters } from "./mend-letters.ts";
import { isRef, type PdfDict, type PdfRef } from "./values.ts";
import { written } from "./write.ts";

// Threads start cold, and on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 120_000 });
afterAll(closePool);

async function pdfOf(words: string): Promise<Uint8Array> {
  const template = "#test/typesetting/page.typ";
  const set = await typeset({ template, data: { words }, format: "pdf" });
  if (!set.ok) throw new Error(set.error);
  return set.value;
}

/** The descendant of the first font that was given codes, and where it lies. */
function mendedFont(file: PdfFile): { at: PdfRef; dict: PdfDict; map: PdfRef } {
  for (const page of file.pages())
    for (const font of file.dict(file.dict(page.get("Resources")).get("Font")).values()) {
      const [at] = file.list(file.dict(font).get("DescendantFonts"));
      const dict = file.dict(at);
      const map = dict.get("CIDToGIDMap");
      if (isRef(at) && isRef(map)) return { at, dict, map };
    }
  throw new Error("No font was mended");
}

const spoilt = [
  [
    "another glyph",
    (file: PdfFile) => {
      const { map } = mendedFont(file);
      const glyphs = Buffer.from(file.content(map));
      glyphs.writeUInt16BE(glyphs.readUInt16BE(glyphs.length - 2) + 1, glyphs.length - 2);
      return { number: map.ref, body: streamOf(glyphs) };
    },
  ],
  [
    "a table of glyphs that ends too soon",
    (file: PdfFile) => {
      const { map } = mendedFont(file);
      return { number: map.ref, body: streamOf(file.content(map).subarray(0, -2)) };
    },
  ],
  [
    "another width",
    (file: PdfFile) => {
      const { at, dict } = mendedFont(file);
      const body = written(new Map([...dict, ["W", [0, 999, 1234]]]));
      return { number: at.ref, body: Buffer.from(body, "latin1") };
    },
  ],
  [
    "an empty page",
    (file: PdfFile) => {
      const contents = file.pages()[0]!.get("Contents");
      if (!isRef(contents)) throw new Error("A page in parts");
      return { number: contents.ref, body: streamOf(Buffer.from("\n")) };
    },
  ],
] as const;

test.each(spoilt)("%s is noticed, and the engine's own file is used", async (_case, spoil) => {
  const engine = await pdfOf("ที่ น้ำ");
  const mend = (bytes: Uint8Array) => {
    const file = new PdfFile(withOwnLetters(bytes));
    return appended(file, [spoil(file)]);
  };
  const { bytes, fault } = mendedLetters(engine, mend);
  expect(fault).toBe("letters-look");
  expect(bytes).toBe(engine);
});

test("a file that cannot be mended is used as it is", async () => {
  const bytes = Buffer.from("no PDF");
  expect(mendedLetters(bytes)).toEqual({ bytes, fault: "letters-threw" });
});

test("a file of plain letters stays as it is", async () => {
  const engine = await pdfOf("Plain letters, office");
  expect(mendedLetters(engine).bytes).toBe(engine);
});

test("a mended font no longer lists its codes, which PDF/UA would have to be true", async () => {
  const engine = await pdfOf("ที่ น้ำ");
  const { bytes, fault } = mendedLetters(engine);
  expect(fault).toBeNull();
  const file = new PdfFile(bytes);
  const descriptor = file.dict(mendedFont(file).dict.get("FontDescriptor"));
  expect(descriptor.has("CIDSet")).toBe(false);
  expect(descriptor.has("FontFile2")).toBe(true);
});

test("a letter under a hundred marks takes no time", async () => {
  const engine = await pdfOf(`a${"\u0301".repeat(100)} ท${"\u0e48".repeat(100)}`);
  const before = process.cpuUsage();
  expect(mendedLetters(engine).fault).toBeNull();
  expect(process.cpuUsage(before).user).toBeLessThan(1_500_000);
});

test.each([
  [1e-7, "0"],
  [-1e-7, "0"],
  [-0.5, "-0.5"],
  [723.6328, "723.6328"],
  [100, "100"],
])("%d is written as a PDF writes it", (value, text) => {
  expect(written(value)).toBe(text);
});
