import sharp from "sharp";
import { afterAll, describe, expect, test, vi } from "vitest";
import { accessibilityFaults } from "#platform/typesetting/pdf/checks.ts";
import { PdfFile } from "#platform/typesetting/pdf/file.ts";
import { pageContent } from "#platform/typesetting/pdf/page-content.ts";
import { readPdf } from "#platform/typesetting/pdf/read-pdf.ts";
import { wordsOf } from "#platform/typesetting/pdf/runs.ts";
import { textOf } from "#platform/typesetting/pdf/values.ts";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { cvFonts, cvTemplates } from "#rules/cv/cv-document.ts";
import { fullCv, shortCv } from "#test/cvs/full-cv.ts";
import { fullDocument } from "#test/cvs/full-document.ts";
import { hasPoppler, textByPdfJs, textByPoppler, withoutSpaces } from "#test/pdf-text.ts";
import { fieldsOf } from "./fields.ts";
import { cvPicture, previewCv, printCv } from "./print-cv.server.ts";
import type { PrintableCv } from "./printable.ts";
import { readBack } from "./read-back.server.ts";

// Threads start cold, and on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 180_000 });
afterAll(closePool);

const printed = new Map<PrintableCv, Promise<Uint8Array>>();

/** A CV that several tests read is printed once. */
function pdfOf(cv: PrintableCv): Promise<Uint8Array> {
  const made = printed.get(cv) ?? printNow(cv);
  printed.set(cv, made);
  return made;
}

async function printNow(cv: PrintableCv): Promise<Uint8Array> {
  const set = await printCv(cv, "pdf");
  if (!set.ok) throw new Error(set.error);
  return set.value.bytes;
}

function lost(text: string, cv: PrintableCv) {
  const read = withoutSpaces(text);
  return fieldsOf(cv).filter((field) => !read.includes(withoutSpaces(field.text)));
}

describe.each(cvTemplates)("%s", (template) => {
  const cv = fullCv({ template, market: "de" });

  test("every field is found again, in the order of the tags, as painted, and by pdf.js", async () => {
    const pdf = await pdfOf(cv);
    const back = readBack(readPdf(pdf), cv);
    expect(back.missing).toEqual([]);
    expect(back.of).toBeGreaterThan(150);
    expect(back.found).toBe(back.of);
    expect(back.structure).toEqual({
      hasOneTitle: true,
      hasHeadingsInOrder: true,
      hasLists: true,
      // Two columns that go on over the page: anyone who ignores tags reads page by page.
      isInOrder: template !== "signal",
    });
    expect(lost(await textByPdfJs(pdf), cv)).toEqual([]);
  });

  test.runIf(hasPoppler)("pdftotext finds every field, too", async () => {
    expect(lost(textByPoppler(await pdfOf(cv)), cv)).toEqual([]);
  });

  test("one H1, sections and entries under it, lists as lists, links as links", async () => {
    const { outline } = readBack(readPdf(await pdfOf(cv)), cv);
    const headings = outline.filter(({ role }) => role === "heading");
    expect(headings.filter(({ level }) => level === 1)).toEqual([
      { role: "heading", level: 1, text: "Ananya Rao" },
    ]);
    const sections = headings.filter(({ level }) => level === 2).map(({ text }) => text);
    expect(sections).toHaveLength(13);
    expect(sections).toContain("Experience");
    const { label } = cv.document.basics;
    expect(outline).toContainEqual({ role: "paragraph", level: 0, text: label });
    const links = outline.filter(({ role }) => role === "link").map(({ text }) => text);
    expect(links).toContain("ananya.rao@example.ac.uk");
    expect(links).toContain("github.example/leakfinder/app");
    const items = outline.filter(({ role }) => role === "item").map(({ text }) => text);
    expect(items).toContain("Trained 4 colleagues to run it.");
    expect(items.some((text) => text.startsWith("English"))).toBe(true);
  });

  test("it passes our checks, and then says that it is PDF/UA-1", async () => {
    const file = new PdfFile(await pdfOf(cv));
    expect(accessibilityFaults(file)).toEqual([]);
    const metadata = file.content(file.root.get("Metadata")).toString();
    expect(metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(file.dict(file.root.get("ViewerPreferences")).get("DisplayDocTitle")).toBe(true);
    expect(metadata).toContain("Ananya Rao, Lebenslauf");
    expect(textOf(file.root.get("Lang"))).toBe("en-GB");
  });

  test("its pages are pictures of their own, without scripts, links or fonts", async () => {
    const set = await previewCv(fullCv({ template, spacing: "airy" }));
    if (!set.ok) throw new Error(set.error);
    expect(set.value.pages.length).toBeGreaterThan(1);
    for (const page of set.value.pages) {
      expect(page).toMatch(/^<svg [^>]*viewBox="0 0 595.276 841.89"/);
      expect(page).not.toMatch(/<script|<a |<style|foreignObject| on[a-z]+=/);
    }
  });

  test("no entry is torn apart by the end of a page", async () => {
    const file = new PdfFile(await pdfOf(fullCv({ template, spacing: "airy" })));
    const contents = file.pages().map((page) => pageContent(file, page));
    const pages = contents.map(({ marked }) =>
      withoutSpaces(wordsOf([...marked.values()].flat(), false)),
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const { position, highlights } of fullDocument.work) {
      const on = pages.filter((page) => page.includes(withoutSpaces(position)));
      expect(on).toHaveLength(1);
      for (const highlight of highlights) expect(on[0]).toContain(withoutSpaces(highlight));
    }
  });
});

test("a page with a photo is a picture every reader of SVG can draw, and its PNG has the photo", async () => {
  const brown = { r: 160, g: 96, b: 64 };
  const drawn = sharp({ create: { width: 300, height: 400, channels: 3, background: brown } });
  const cv = { ...shortCv({ market: "de" }), photo: await drawn.jpeg().toBuffer() };
  const preview = await previewCv(cv);
  if (!preview.ok) throw new Error(preview.error);
  // A prefix without its namespace makes the whole picture unreadable.
  expect(preview.value.pages[0]).not.toContain("xlink:");
  expect(preview.value.pages[0]).toMatch(/<image [^>]*href="data:image\/jpeg/);
  const picture = await cvPicture(cv);
  if (!picture.ok) throw new Error(picture.error);
  const { data, info } = await sharp(picture.value).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.round(info.height * 0.09) * info.width + Math.round(info.width * 0.87)) * info.channels;
  expect([...data.subarray(at, at + 3)].map((one) => Math.round(one / 16))).toEqual([10, 6, 4]);
});

test.each([
  ["minster", "NotoSerif"],
  ["reading-room", "NotoSerif"],
  ["toolbox", "Atkinson"],
  ["kirkgate", "Bricolage"],
] as const)("%s has letters of its own, %s, unless others are chosen", async (template, face) => {
  expect(fontsIn(await pdfOf(shortCv({ template, font: "template" })))).toContain(face);
  expect(fontsIn(await pdfOf(shortCv({ template, font: "noto-sans" })))).not.toContain(face);
});

function fontsIn(pdf: Uint8Array): string {
  const names = Buffer.from(pdf)
    .toString("latin1")
    .matchAll(/\/BaseFont\s*\/([\w+-]+)/g);
  return [...names].map(([, name]) => name).join(" ");
}

test.each(cvFonts)("in %s nothing is lost on any paper", async (font) => {
  const cv = fullCv({ template: "minster", font, paper: "letter", colour: "claret", market: "us" });
  const pdf = await pdfOf(cv);
  expect(readBack(readPdf(pdf), cv).missing).toEqual([]);
  const [page] = new PdfFile(pdf).pages();
  expect(page!.get("MediaBox")).toEqual([0, 0, 612, 792]);
});

const hostile = [
  ["an import", '#import "@preview/cetz:0.3.0": *'],
  ["a call of code", '#panic(sys.inputs) #read("/etc/passwd")'],
  ["backslashes", "\\u{41} \\ \\* \\n C:\\temp"],
  ["markup", "*bold* _slanted_ $x^2$ `raw` = Heading <label> @reference //comment"],
  ["tags", "<script>alert(1)</script> </svg> ]]> &amp;"],
  ["quotes and braces", '"}] #{ 1 + 1 } """ {{ }}'],
] as const;

test.each(hostile)("%s is printed as it stands", async (_case, words) => {
  const cv = fullCv({}, withSummary(words));
  const pdf = await pdfOf(cv);
  expect(readBack(readPdf(pdf), cv).missing).toEqual([]);
  const drawn = await previewCv(cv);
  if (!drawn.ok) throw new Error(drawn.error);
  expect(drawn.value.pages.join("")).not.toMatch(/<script|alert\(1\)/);
});

test("a word of ten thousand letters stays on the paper, and none is lost", async () => {
  const cv = fullCv({ template: "signal" }, withSummary("W".repeat(10_000)));
  const { text } = readBack(readPdf(await pdfOf(cv)), cv);
  expect(text.match(/W/g)!.length).toBeGreaterThanOrEqual(10_000);
});

test.each([
  ["marks of direction", "\u202Eevil\u202C \u2067mixed\u2069 \u200Ftext", "evil"],
  ["emoji", "Hello \u{1F600}\u{1F468}\u200D\u{1F469}\u200D\u{1F467} there", "Hello"],
  ["control characters", "a\u0000b\u0007c\u001b[31md", "[31md"],
  ["half a character", "before\ud800after", "before"],
  ["letters no font of ours has", "ދިވެހި Dhivehi", "Dhivehi"],
])("%s leave the file whole and readable", async (_case, words, kept) => {
  const cv = fullCv({}, withSummary(words));
  const pdf = await pdfOf(cv);
  expect(accessibilityFaults(new PdfFile(pdf))).toEqual([]);
  expect(readBack(readPdf(pdf), cv).text).toContain(kept);
});

test("what is hidden, and what its market leaves out, is not printed", async () => {
  const hidden = fullDocument.work.map((entry) => ({ ...entry, isHidden: entry.id === "w2" }));
  const cv = fullCv({ market: "gb" }, { work: hidden });
  const { text, missing } = readBack(readPdf(await pdfOf(cv)), cv);
  expect(missing).toEqual([]);
  expect(text).not.toContain("Night supervisor");
  expect(text).not.toContain("9 Apr 2003");
});

test("lines that were kept with bullets print with one, and are found again", async () => {
  const work = fullDocument.work.map((entry) => ({ ...entry, highlights: ["• Typed by hand"] }));
  const cv = fullCv({}, { work });
  const { text, missing } = readBack(readPdf(await pdfOf(cv)), cv);
  expect(missing).toEqual([]);
  expect(text).not.toMatch(/[•–‣]\s*•/);
});

test("a few lines over a page are told, with the page they are over", async () => {
  const drawn = await previewCv(shortCv({ template: "kirkgate" }));
  if (!drawn.ok) throw new Error(drawn.error);
  expect(drawn.value.pages).toHaveLength(2);
  expect(drawn.value.overflow).toEqual({ lines: expect.any(Number), pages: 1 });
  expect(drawn.value.overflow!.lines).toBeLessThanOrEqual(6);
  const withTightSpacing = await previewCv(shortCv({ template: "kirkgate", spacing: "tight" }));
  expect(withTightSpacing.ok && withTightSpacing.value.overflow).toBeNull();
});

test.each(cvTemplates)("an empty CV is a page of %s, not an error", async (template) => {
  const nothing = { address: "", postalCode: "", city: "", region: "", countryCode: "" };
  const { basics } = fullDocument;
  const empty = { ...basics, name: "", label: "", email: "", phone: "", url: "", summary: "" };
  const document = { basics: { ...empty, location: nothing, profiles: [] }, sections: [] };
  const drawn = await previewCv(fullCv({ template }, document));
  expect(drawn.ok && drawn.value.pages.length).toBe(1);
});

test("the first page is a picture, too", async () => {
  const picture = await cvPicture(shortCv());
  if (!picture.ok) throw new Error(picture.error);
  expect(Buffer.from(picture.value).subarray(1, 4).toString()).toBe("PNG");
});

function withSummary(summary: string) {
  return { basics: { ...fullDocument.basics, summary } };
}
