import { afterAll, describe, expect, test, vi } from "vitest";
import { factsOn } from "#domain/facts/facts.server.ts";
import { factNamesIn, withFacts } from "#domain/facts/quote-facts.ts";
import { accessibilityFaults } from "#platform/typesetting/pdf/checks.ts";
import { PdfFile } from "#platform/typesetting/pdf/file.ts";
import { readPdf } from "#platform/typesetting/pdf/read-pdf.ts";
import { typesetFinished } from "#platform/typesetting/typeset.server.ts";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { gradeOf, wordsIn } from "#rules/readability.ts";
import { contentOf } from "#test/content.ts";
import { chaptersOf } from "./chapters.ts";
import { ebookDocument } from "./ebook-document.server.ts";
import { ebookType } from "./ebook-type.ts";

// Threads start cold, and on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 180_000 });
afterAll(closePool);

const today = "2026-11-16";
const facts = factsOn(today);
const linkTo = (path: string) => `https://waymark.example${path}`;
const books = contentOf(ebookType).map((content, index) => ({
  ...content,
  ...{ id: index + 1, revision: 1, updatedAt: new Date("2026-11-16T08:00:00Z") },
}));

test("there are at least three books", () => {
  expect(books.length).toBeGreaterThanOrEqual(3);
});

describe.each(books)("$slug", (book) => {
  test("quotes only facts that are known, and the sample is one of its chapters", () => {
    const quoted = factNamesIn(`${book.description} ${book.body}`);
    expect(quoted.filter((name) => !facts.has(name))).toEqual([]);
    expect(chaptersOf(book.body)[book.fields.sample - 1]).toBeDefined();
    expect(book.fields.inside.length).toBeGreaterThanOrEqual(3);
  });

  test("can be read by somebody of fifteen, chapter by chapter", () => {
    for (const { title, body } of chaptersOf(book.body)) {
      expect([title, gradeOf(withFacts(body, facts)) <= 9]).toEqual([title, true]);
    }
    expect(wordsIn(book.body).length).toBeGreaterThan(5000);
  });
});

test.each(books)("$slug is an accessible PDF of twenty pages and more", async (book) => {
  const { document } = ebookDocument(book, { today, linkTo });
  const set = await typesetFinished(
    { template: "#templates/books/book.typ", data: document },
    { milliseconds: 120_000 },
  );
  if (!set.ok) throw new Error(set.error);
  expect(set.value.pages).toBeGreaterThanOrEqual(20);
  expect(accessibilityFaults(new PdfFile(set.value.bytes))).toEqual([]);
  const { painted } = readPdf(set.value.bytes);
  for (const { title } of document.chapters) expect(painted).toContain(title);
  for (const { url } of document.sources.slice(0, 1)) expect(painted).toContain(url.slice(0, 20));
});

test("another morning makes no other book; another word or fact does", () => {
  const [book] = books;
  const contentOn = (day: string, changes: Partial<(typeof books)[number]> = {}) =>
    ebookDocument({ ...book!, ...changes }, { today: day, linkTo }).content;
  const content = contentOn(today);
  expect(contentOn("2026-11-17")).toEqual(content);
  expect(contentOn(today, { body: `${book!.body} More.` })).not.toEqual(content);
  expect(contentOn(today, { title: "Another title" })).not.toEqual(content);
});
