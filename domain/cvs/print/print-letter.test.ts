import { afterAll, expect, test, vi } from "vitest";
import { accessibilityFaults } from "#platform/typesetting/pdf/checks.ts";
import { PdfFile } from "#platform/typesetting/pdf/file.ts";
import { readPdf } from "#platform/typesetting/pdf/read-pdf.ts";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { cvTemplates, type LetterDocument } from "#rules/cv/cv-document.ts";
import { plainLook } from "#test/cvs/full-cv.ts";
import { withoutSpaces } from "#test/pdf-text.ts";
import { previewLetter, printLetter } from "./print-letter.server.ts";

// Threads start cold, and on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 180_000 });
afterAll(closePool);

const letter: LetterDocument = {
  language: "en-GB",
  sender: {
    name: "Ananya Rao",
    email: "ananya.rao@example.ac.uk",
    phone: "07700 900 418",
    city: "Leeds",
  },
  recipient: {
    name: "Ms Ruth Okafor",
    organisation: "Brackwater Software",
    address: "3 Wharf Street\nLeeds LS2 7EQ",
  },
  place: "Leeds",
  writtenOn: "2026-11-15",
  subject: "Graduate software developer, reference BW-114",
  greeting: "Dear Ms Okafor,",
  paragraphs: [
    "Your advert asks for somebody who can turn messy readings into something engineers trust. For the last ten months I have done that at Aldermoor University.",
    "I hold a Student visa to 27 January 2027 and can work full time now. After that I plan to apply for the Graduate route.",
  ],
  closing: "Yours sincerely,",
};

test.each(cvTemplates)("a letter in the clothes of %s is one accessible page", async (template) => {
  const set = await printLetter(
    { letter, look: { ...plainLook, template }, title: "Letter" },
    "pdf",
  );
  if (!set.ok) throw new Error(set.error);
  expect(set.value.pages).toBe(1);
  expect(accessibilityFaults(new PdfFile(set.value.bytes))).toEqual([]);
  const { painted: text, outline } = readPdf(set.value.bytes);
  const said = [
    letter.sender.name,
    letter.recipient.organisation,
    "3 Wharf Street",
    letter.subject,
  ];
  for (const words of [...said, "Leeds, 15 November 2026", ...letter.paragraphs, letter.closing])
    expect(withoutSpaces(text)).toContain(withoutSpaces(words));
  expect(outline.filter(({ role }) => role === "heading")).toEqual([
    { role: "heading", level: 1, text: letter.subject },
  ]);
});

test("an empty letter is a page, not an error", async () => {
  const nobody = { name: "", email: "", phone: "", city: "" };
  const empty = {
    ...letter,
    sender: nobody,
    subject: "",
    paragraphs: [],
    writtenOn: "",
    place: "",
  };
  const drawn = await previewLetter({ letter: empty, look: plainLook, title: "Letter" });
  expect(drawn.ok && drawn.value.pages.length).toBe(1);
});

test("a letter that runs over its page says by how much", async () => {
  const long = { ...letter, paragraphs: Array(8).fill(letter.paragraphs[0]!.repeat(3)) };
  const drawn = await previewLetter({ letter: long, look: plainLook, title: "Letter" });
  if (!drawn.ok) throw new Error(drawn.error);
  expect(drawn.value.overflow?.pages).toBe(1);
});
