import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { afterAll, expect, test, vi } from "vitest";
import { sourcePath } from "#db/source-path.server.ts";
import {
  hasPoppler,
  textByPdfium,
  textByPdfJs,
  textByPoppler,
  withoutSpaces,
} from "#test/pdf-text.ts";
import { fontSources } from "./font-families.data.ts";
import { familiesFor, lettersWithoutShape } from "./fonts.server.ts";
import { typeset } from "./typeset.server.ts";
import { closePool } from "./typeset-pool.server.ts";

// Threads start cold, and on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 120_000 });
afterAll(closePool);

const page = "#test/typesetting/page.typ";
const endless = "#test/typesetting/endless.typ";
const large = "#test/typesetting/large.typ";
const greedy = "#test/typesetting/greedy.typ";
const outside = "#test/typesetting/outside.typ";

async function pdfOf(words: string): Promise<Buffer> {
  const set = await typeset({ template: page, data: { words }, format: "pdf" });
  if (!set.ok) throw new Error(set.error);
  return Buffer.from(set.value);
}

test("a PDF is tagged, has a language and a title, and carries its fonts", async () => {
  const raw = (await pdfOf("Hello")).toString("latin1");
  const text = raw + inflated(raw);
  expect(raw.startsWith("%PDF-1.7")).toBe(true);
  expect(text).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
  expect(text).toMatch(/\/StructTreeRoot/);
  expect(text).toMatch(/\/S\s*\/H1\b/);
  expect(text).toMatch(/\/Lang\s*\(en-GB\)/);
  expect(text).toContain("A page to test with");
  expect(text).toMatch(/\/FontFile[23]/);
});

test("an SVG is drawn from the same template", async () => {
  const set = await typeset({ template: page, data: { words: "Hello" }, format: "svg" });
  if (!set.ok) throw new Error(set.error);
  const svg = new TextDecoder().decode(set.value);
  expect(svg).toMatch(/^<svg/);
  expect(svg).not.toMatch(/<script/);
});

const hostile = [
  ["an import", '#import "@preview/cetz:0.3.0": *'],
  ["a call of code", '#panic(sys.inputs) #read("/etc/passwd")'],
  ["backslashes", "\\u{41} \\ \\* \\n C:\\temp"],
  ["markup", "*bold* _slanted_ $x^2$ `raw` = Heading <label> @reference //comment"],
  ["quotes and braces", '"}] #{ 1 + 1 } """ {{ }} ]]>'],
  ["letters of many lands", "Łódź Nguyễn Bảo Châu Ελλάδα Привет हिन्दी"],
];

test.each(hostile)("%s is printed as it stands", async (_case, words) => {
  expect(withoutSpaces(await drawnText(words!))).toContain(withoutSpaces(words!));
});

// pdf.js gives Devanagari's signs in the order they are painted, so that row is pdftotext's alone.
const inWrittenOrder = hostile.filter(([name]) => name !== "letters of many lands");

test.each(inWrittenOrder)("%s is read back from the PDF by pdf.js", async (_case, words) => {
  expect(withoutSpaces(await textByPdfJs(await pdfOf(words!)))).toContain(withoutSpaces(words!));
});

test.runIf(hasPoppler).each(hostile)("%s is read back by pdftotext", async (_case, words) => {
  expect(withoutSpaces(textByPoppler(await pdfOf(words!)))).toContain(withoutSpaces(words!));
});

test("a word of ten thousand letters breaks, and none is lost", async () => {
  expect((await drawnText("W".repeat(10_000))).match(/W/g)).toHaveLength(10_000);
});

test.each([
  ["marks of direction", "\u202Eevil\u202C \u2067mixed\u2069 \u200Ftext"],
  ["emoji", "Hello \u{1F600}\u{1F468}\u200D\u{1F469}\u200D\u{1F467} there"],
  ["control characters", "a\u0000b\u0007c\u001b[31md"],
  ["lonely surrogates", "a\ud800b"],
])("%s do not break the document", async (_case, words) => {
  expect((await pdfOf(words)).length).toBeGreaterThan(1000);
});

test("letters no font of ours can draw are named beforehand", () => {
  expect(lettersWithoutShape("Nguyễn Bảo Châu, Łódź – “Ada” £5 •")).toEqual([]);
  expect(lettersWithoutShape("हिन्दी Ελλάδα Привет العربية 王芳 😀")).toEqual([]);
  expect(lettersWithoutShape("ᚱ and த and 김 and ދ")).toEqual(["ᚱ", "ދ"]);
});

test("a font is asked for only by letters that need it", () => {
  const ours = ["atkinson", "bricolage"] as const;
  expect(familiesFor("Ananya Rao, £5 – “Łódź”", ours)).toEqual(ours);
  expect(familiesFor("Ελλάδα", ours)).toEqual([...ours, "noto-sans"]);
  expect(familiesFor("हिन्दी", ours)).toEqual([...ours, "yantramanav"]);
  expect(familiesFor("العربية", ours)).toEqual([...ours, "vazirmatn"]);
  expect(familiesFor("王芳", ours)).toEqual([...ours, "noto-sans-sc"]);
  expect(familiesFor("김민지", ours)).toEqual([...ours, "nanum-gothic"]);
  expect(familiesFor("สมชาย ✓", ours)).toEqual([...ours, "noto-sans-thai", "noto-sans-symbols-2"]);
});

test("templates ask for the same fonts in the same order", () => {
  const house = readFileSync(sourcePath("#platform/typesetting/house.typ"), "utf8");
  const [, beside = ""] = /#let beside = \(([\s\S]*?)\n\)/.exec(house) ?? [];
  const asked = beside
    .replace("noto-sans,", '"Noto Sans",')
    .replace("devanagari,", '"Yantramanav",')
    .matchAll(/"([^"]+)"/g);
  const others = Object.values(fontSources).map(({ name }) => name as string);
  const faces = ["Atkinson Hyperlegible Next", "Bricolage Grotesque", "Noto Serif"];
  expect([...asked].map(([, name]) => name)).toEqual(
    others.filter((name) => !faces.includes(name)),
  );
});

test("a document in more scripts than a thread keeps fonts for has them all", async () => {
  const many = "한 ก க א অ తె ગ ਪ മ ಕ ක ក ລ မ ქ Հ አ ଓ";
  const read = withoutSpaces(await textByPdfium(await pdfOf(many)));
  for (const word of many.split(" ")) expect(read).toContain(withoutSpaces(word));
  expect(withoutSpaces(await textByPdfJs(await pdfOf("김민지")))).toContain("김민지");
});

test("a document that takes too long is ended, and the next is set", async () => {
  const order = { template: endless, data: {}, format: "pdf" } as const;
  const [slow, quick] = await Promise.all([
    typeset(order, { milliseconds: 300 }),
    typeset({ template: page, data: { words: "Quick" }, format: "pdf" }),
  ]);
  expect(slow).toEqual({ ok: false, error: "too-slow" });
  expect(quick.ok).toBe(true);
  expect((await pdfOf("After")).length).toBeGreaterThan(1000);
});

test("a document that takes too much memory fails alone", async () => {
  const set = await typeset(
    { template: greedy, data: {}, format: "pdf" },
    { milliseconds: 60_000 },
  );
  expect(set).toEqual({ ok: false, error: "too-big" });
  expect((await pdfOf("After")).length).toBeGreaterThan(1000);
});

test("a document that no old thread has room for is set by a new one", async () => {
  // Other letters make a thread change its fonts, and what it then reserves stays with it.
  for (const words of ["王芳", "한 ก क א অ తె ગ"])
    await Promise.all([pdfOf(words), pdfOf(`${words}.`)]);
  const set = await typeset({ template: large, data: { numbers: 5_000_000 }, format: "pdf" });
  expect(set).toMatchObject({ ok: true });
});

test("a template reaches no file and no network", async () => {
  const set = await typeset({ template: outside, data: {}, format: "pdf" });
  expect(set).toEqual({ ok: false, error: "broken" });
});

test("a template that lacks its data is refused, and the thread goes on", async () => {
  const set = await typeset({ template: page, data: { other: 1 }, format: "pdf" });
  expect(set).toEqual({ ok: false, error: "broken" });
  expect((await pdfOf("After")).length).toBeGreaterThan(1000);
});

/** The words that stand in the drawing, for those who select them. */
async function drawnText(words: string): Promise<string> {
  const set = await typeset({ template: page, data: { words }, format: "svg" });
  if (!set.ok) throw new Error(set.error);
  const svg = new TextDecoder().decode(set.value);
  const texts = [...svg.matchAll(/<h5:div[^>]*>([^<]*)<\/h5:div>/g)].map(([, text = ""]) => text);
  return texts.join(" ").replace(/&(lt|gt|amp|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

const entities: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#39;": "'",
};

function inflated(raw: string): string {
  return [...raw.matchAll(/stream\r?\n([\s\S]*?)endstream/g)]
    .map(([, body = ""]) => {
      try {
        return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
      } catch {
        return "";
      }
    })
    .join("\n");
}

test("a thread that has set many documents is replaced, and no document waits or fails for it", async () => {
  const refused: string[] = [];
  for (let number = 0; number < 110; number += 1) {
    const set = await typeset({ template: page, data: { words: `No. ${number}` }, format: "svg" });
    if (!set.ok) refused.push(`${number}: ${set.error}`);
  }
  expect(refused).toEqual([]);
});
