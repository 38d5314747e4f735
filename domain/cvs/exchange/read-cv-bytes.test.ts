import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aDocx } from "./fixtures/a-docx.ts";
import { aPdf } from "./fixtures/a-pdf.ts";
import { aZip } from "./fixtures/a-zip.ts";
import { readCvBytes } from "./read-cv-bytes.server.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const start = (...codes: number[]) => new Uint8Array([...codes, ...new Array(64).fill(1)]);

async function read(file: Uint8Array) {
  const result = await readCvBytes(file);
  if (!result.ok) throw new Error(`${result.error.path} ${result.error.sentence}`);
  return result.value;
}

async function sentence(file: Uint8Array) {
  const result = await readCvBytes(file);
  return result.ok ? "It was read." : result.error.sentence;
}

const page = [
  { text: "Ananya Rao", size: 22 },
  { text: "Leeds, UK  07700 900418  ananya@example.com" },
  { text: "Experience", size: 14 },
  { text: "Research assistant, Aldermoor University, Jan 2026 – Aug 2026" },
  { text: "• Cleaned 14 years of readings." },
  { text: "• Found 9 of 11 leaks (with Python)." },
  { text: "Education", size: 14 },
  { text: "MSc Data Science, Aldermoor University, 2025 – 2026" },
];

const expected = {
  basics: { name: "Ananya Rao", email: "ananya@example.com", phone: "07700 900418" },
  work: [
    {
      position: "Research assistant",
      name: "Aldermoor University",
      startDate: "2026-01",
      endDate: "2026-08",
      highlights: ["Cleaned 14 years of readings.", "Found 9 of 11 leaks (with Python)."],
    },
  ],
  education: [{ studyType: "MSc", area: "Data Science", startDate: "2025", endDate: "2026" }],
};

test("a PDF becomes a draft", async () => {
  expect((await read(aPdf(page))).document).toMatchObject(expected);
});

test("a CV that is read in says nothing of a permission to work until its owner asks for it", async () => {
  const unsaid = { source: "none", words: "" };
  expect((await read(aPdf(page))).document.rightToWork).toEqual(unsaid);
  const plain = bytes(JSON.stringify({ basics: { name: "Ananya Rao" } }));
  expect((await read(plain)).document.rightToWork).toEqual(unsaid);
  // Our own file says what its owner chose.
  const rightToWork = { source: "from-situation", words: "" };
  const own = { basics: { name: "Ananya Rao" }, meta: { waymark: { rightToWork } } };
  expect((await read(bytes(JSON.stringify(own)))).document.rightToWork).toEqual(rightToWork);
});

test("a Word document becomes the same draft", async () => {
  const lines = page.map(({ text, size }) => ({
    text: text.replace("• ", ""),
    ...(size === 14 ? { style: "Heading1" } : {}),
    isItem: text.startsWith("•"),
    isBold: size === 22,
  }));
  expect((await read(aDocx(lines))).document).toMatchObject(expected);
});

test("a PDF of Europass is read from the XML within it", async () => {
  const xml = readFileSync(new URL("./fixtures/europass/candidate.xml", import.meta.url), "latin1");
  const { document } = await read(aPdf([{ text: "Something else" }], xml));
  expect(document.work[0]?.position).toBe("Site engineer");
});

test("JSON is told apart: JSON Resume, Europass, other", async () => {
  expect((await read(bytes('{"basics":{"name":"Ada"}}'))).document.basics.name).toBe("Ada");
  const europass =
    '{"SkillsPassport":{"LearnerInfo":{"Identification":{"PersonName":{"FirstName":"Ada"}}}}}';
  expect((await read(bytes(europass))).document.basics.name).toBe("Ada");
  expect(await sentence(bytes('{"hello":"world"}'))).toContain("not a résumé");
});

test("plain text in old letters is read in them", async () => {
  const latin = new Uint8Array(Buffer.from("Siân Müller\nLeeds, UK\nsian@example.com", "latin1"));
  expect((await read(latin)).document.basics.name).toBe("Siân Müller");
});

test("broken JSON is told with its line", async () => {
  const result = await readCvBytes(bytes('{\n  "basics": {\n    "name": Ada\n  }\n}'));
  expect(result).toMatchObject({ ok: false, error: { path: "line 3, column 13" } });
});

test.each<[string, Uint8Array, string]>([
  ["an empty file", new Uint8Array(), "empty"],
  ["only spaces", bytes("  \n "), "empty"],
  ["only marks", bytes("--- * ---"), "no text"],
  ["huge JSON", bytes(`{"work":[${"{},".repeat(1_100_000)}{}]}`), "larger than 3 MB"],
  ["a huge file", new Uint8Array(8 * 1024 * 1024 + 1), "larger than 8 MB"],
  ["an old Word document", start(0xd0, 0xcf, 0x11, 0xe0), ".docx"],
  ["rich text", bytes("{\\rtf1 hello}"), ".rtf"],
  ["a photo", start(0xff, 0xd8, 0xff), "picture"],
  ["a program", start(0x4d, 0x5a), "program"],
  ["noise", start(0, 1, 2, 3), "program"],
  ["a web page", bytes("<!doctype html><html><body>CV</body></html>"), "web page"],
  ["a broken PDF", bytes("%PDF-1.7\nnothing of use"), "PDF is broken"],
  ["a PDF without text", aPdf([]), "no text"],
  ["a spreadsheet", aZip({ "xl/workbook.xml": "<x/>" }), "spreadsheet"],
  ["slides", aZip({ "ppt/presentation.xml": "<x/>" }), "slides"],
  ["OpenDocument", aZip({ "content.xml": "<x/>", mimetype: "x" }), ".odt"],
  ["Pages", aZip({ "Index/Document.iwa": "x" }), "Pages"],
  ["another archive", aZip({ "holiday.txt": "x" }), "neither"],
  [
    "an archive cut off",
    aZip({ "word/document.xml": "<x/>" }).slice(0, 60),
    "broken or incomplete",
  ],
  ["a locked archive", aZip({ "word/document.xml": "<x/>" }, { isLocked: true }), "password"],
  [
    "a broken Word document",
    aZip({ "word/document.xml": "<w:document><w:body>" }),
    "Word document is broken",
  ],
  ["Word with a DOCTYPE", aZip({ "word/document.xml": "<!DOCTYPE a><a/>" }), "DOCTYPE"],
])("%s gets its sentence", async (_case, file, words) => {
  expect(await sentence(file)).toContain(words);
});

const large = Buffer.alloc(40_000_000, " ");

test("an archive that unpacks to too much is not opened, whatever it claims", async () => {
  expect(await sentence(aZip({ "word/document.xml": large }))).toContain("unpacks to far more");
  expect(await sentence(aZip({ "word/document.xml": large }, { claims: 10 }))).toContain(
    "unpacks to far more",
  );
  const many = Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`${at}.csv`, "x"]));
  expect(await sentence(aZip(many))).toContain("unpacks to far more");
});

test("any bytes are read or refused, and nothing is thrown", async () => {
  const starts = fc.constantFrom(
    [],
    [0x50, 0x4b, 3, 4],
    [0x25, 0x50, 0x44, 0x46, 0x2d],
    [0x7b],
    [0x3c],
    [0x5b],
  );
  await fc.assert(
    fc.asyncProperty(starts, fc.uint8Array({ maxLength: 400 }), async (first, rest) => {
      const result = await readCvBytes(new Uint8Array([...first, ...rest]));
      if (!result.ok) expect(result.error.sentence).toMatch(/\.$/);
    }),
    { numRuns: 200 },
  );
});

test("any broken copy of an archive is read or refused", async () => {
  const zip = aDocx(page.map(({ text }) => ({ text })));
  await fc.assert(
    fc.asyncProperty(
      fc.nat(zip.length - 1),
      fc.nat(255),
      fc.nat(zip.length),
      async (at, byte, end) => {
        const broken = zip.slice(0, Math.max(end, 30));
        broken[Math.min(at, broken.length - 1)] = byte;
        const result = await readCvBytes(broken);
        if (!result.ok) expect(result.error.sentence).toMatch(/\.$/);
      },
    ),
    { numRuns: 200 },
  );
});
