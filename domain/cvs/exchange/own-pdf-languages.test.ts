import { afterAll, describe, expect, test, vi } from "vitest";
import { accessibilityFaults } from "#platform/typesetting/pdf/checks.ts";
import { PdfFile } from "#platform/typesetting/pdf/file.ts";
import { readPdf } from "#platform/typesetting/pdf/read-pdf.ts";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { type CvDocument, cvSections, cvTemplates } from "#rules/cv/cv-document.ts";
import { fullCv } from "#test/cvs/full-cv.ts";
import { fullDocument } from "#test/cvs/full-document.ts";
import { documentsInLanguages } from "#test/cvs/languages.ts";
import { printCv } from "../print/print-cv.server.ts";
import { readBack } from "../print/read-back.server.ts";
import { readCvBytes } from "./read-cv-bytes.server.ts";

// Threads start cold, and on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 180_000 });
afterAll(closePool);

const sections: CvDocument["sections"] = [
  ...cvSections.map((section) => ({ section, isHidden: false, title: "" })),
  { section: "custom:x1", isHidden: false, title: "" },
];
const inEuropean = ["en-GB", "en-US", "de", "fr", "es"].map((language) => ({
  ...fullDocument,
  language,
}));
/** Every section there is, and a second job, so that entries can be taken for each other. */
const inOthers = documentsInLanguages.map((document) => ({
  ...document,
  work: [...document.work, fullDocument.work[1]!],
  sections,
}));

/** As the page says it: a day that is both beginning and end is told once, and an address in full. */
function asPrinted(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/(?<=^https?:\/\/.*)\/$/, "");
  if (Array.isArray(value)) return value.map(asPrinted);
  if (typeof value !== "object" || value === null) return value;
  const { id: _, isHidden: __, ...fields } = value as Record<string, unknown>;
  const isOneDay = fields.startDate !== "" && fields.startDate === fields.endDate;
  return Object.fromEntries(
    Object.entries(isOneDay ? { ...fields, startDate: "" } : fields).map(([name, item]) => [
      name,
      asPrinted(item),
    ]),
  );
}

const lists = (document: CvDocument) => {
  const { basics: _, sections: __, rightToWork: ___, education, ...rest } = document;
  // "Магистр Науки о данных": where the degree ends is only known of English ones.
  const courses = education.map(({ studyType, area, ...course }) => ({
    ...course,
    degree: `${studyType} ${area}`.trim(),
  }));
  return asPrinted({ ...rest, education: courses });
};

/** Every two templates in turn; all of them in ours, and where lines run from right to left. */
function templatesFor(language: string, at: number) {
  const isInAll = ["en-GB", "ar", "fa", "he", "ur"].includes(language);
  return cvTemplates.filter((_, place) => isInAll || (place + at) % 2 === 0);
}

// Printed with every letter, accessible, and read in again.
describe.each(
  [...inEuropean, ...inOthers].map((document, at) => [document.language, document, at] as const),
)("our own PDF in %s comes back whole", (language, document, at) => {
  test.each(templatesFor(language, at))("from %s", async (template) => {
    const cv = fullCv({ template }, document);
    const set = await printCv(cv, "pdf");
    if (!set.ok) throw new Error(set.error);
    const { bytes } = set.value;
    expect(accessibilityFaults(new PdfFile(bytes))).toEqual([]);
    expect(readBack(readPdf(bytes), cv).missing).toEqual([]);
    const read = await readCvBytes(bytes);
    if (!read.ok) throw new Error(read.error.sentence);
    expect(lists(read.value.document)).toEqual(lists(document));
    const { name, label, email, phone, url, summary, profiles } = document.basics;
    expect(asPrinted(read.value.document.basics)).toMatchObject({
      ...{ name, label, email, phone, summary },
      url: asPrinted(url),
      profiles: profiles.map((profile) => ({ url: profile.url })),
    });
    if (language === "en-GB")
      expect(read.value.document.rightToWork.words).toBe(document.rightToWork.words);
    expect(read.value.unread).toEqual([]);
  });
});
