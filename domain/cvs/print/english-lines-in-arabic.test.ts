import { afterAll, expect, test, vi } from "vitest";
import { PdfFile } from "#platform/typesetting/pdf/file.ts";
import { pageContent } from "#platform/typesetting/pdf/page-content.ts";
import { readPdf } from "#platform/typesetting/pdf/read-pdf.ts";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { type CvTemplate, cvTemplates } from "#rules/cv/cv-document.ts";
import { fullCv } from "#test/cvs/full-cv.ts";
import { documentsInLanguages } from "#test/cvs/languages.ts";
import { printCv } from "./print-cv.server.ts";

// Threads start cold, and on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 180_000 });
afterAll(closePool);

const MIDDLE = 297;
const english = ["Ran the desk (alone).", "(Also) met guests.", "Was it late? Yes!"];
const both = "Python في العمل.";

async function pdfIn(template: CvTemplate): Promise<Uint8Array> {
  const arabic = documentsInLanguages.find(({ language }) => language === "ar")!;
  const [first] = arabic.work;
  const job = { ...first!, summary: english[0]!, highlights: [...english.slice(1), both] };
  const set = await printCv(fullCv({ template }, { ...arabic, work: [job] }), "pdf");
  if (!set.ok) throw new Error(set.error);
  return set.value.bytes;
}

/** The lines of a page from its left side to its right, as they are seen. */
function seenLines(pdf: Uint8Array) {
  const file = new PdfFile(pdf);
  const runs = file.pages().flatMap((page) => pageContent(file, page).painted.flat());
  const lines = Map.groupBy(runs, ({ y }) => Math.round(y));
  return [...lines.values()].map((line) => {
    const inPlace = line.toSorted((a, b) => a.x - b.x);
    return { text: inPlace.map(({ letters }) => letters).join(""), x: inPlace[0]!.x };
  });
}

test.each(cvTemplates)(
  "in Arabic an English line keeps its signs where English has them, at the right side, in %s",
  async (template) => {
    const pdf = await pdfIn(template);
    const lines = seenLines(pdf);
    for (const words of english) {
      const line = lines.find(({ text }) => text.includes(words));
      expect(line, `${words} among\n${lines.map(({ text }) => text).join("\n")}`).toBeDefined();
      expect(line!.x).toBeGreaterThan(MIDDLE);
    }
    const said = readPdf(pdf).outline.map(({ text }) => text);
    expect(said).toEqual(expect.arrayContaining([...english, both]));
  },
);
