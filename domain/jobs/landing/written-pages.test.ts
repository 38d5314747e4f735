import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readContentFile } from "#domain/pages/content-file.server.ts";
import { contentOf } from "#test/content.ts";
import { criteriaOf } from "../board/board.ts";
import { boardHref, searchOf } from "./criteria.ts";
import { toLandingPage } from "./landing-pages.queries.server.ts";
import { landingType } from "./landing-type.ts";

const today = "2026-11-16";
const pages = contentOf(landingType).map((content) =>
  toLandingPage({ ...content, id: 0, revision: 1, updatedAt: new Date(0) }, today),
);
const paths = new Set(pages.map(({ path }) => path));
const named = pages.map((page) => [page.path, page] as const);
const date =
  /\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/;

test("the ten pages of the specification are written", () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual([
    "/finance-internships-in-london",
    "/internships-in-london",
    "/internships-in-uk",
    "/jobs-in-london",
    "/jobs-in-london-finance",
    "/law-internships-in-london",
    "/marketing-internships-in-london",
    "/marketing-jobs-in-london",
    "/uk-visa-sponsored-jobs",
    "/visa-sponsored-jobs-in-london",
  ]);
});

test.each(named)(
  "%s asks the board for something, as the board itself writes it",
  (_path, page) => {
    const search = searchOf(page);
    expect(criteriaOf(search)).toBe(page.criteria);
    expect(boardHref(search)).toBe(`/jobs?${page.criteria}`);
  },
);

test.each(named)("%s is named for search engines within what they show", (_path, page) => {
  expect(page.title.length).toBeLessThanOrEqual(70);
  expect(page.description.length).toBeGreaterThanOrEqual(70);
  expect(page.description.length).toBeLessThanOrEqual(165);
  expect(page.heading.length).toBeLessThanOrEqual(60);
});

test.each(named)("%s has enough words, and four to six questions with answers", (_path, page) => {
  const words = textOf(page.html).split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(300);
  expect(words).toBeLessThanOrEqual(500);
  expect(page.questions.length).toBeGreaterThanOrEqual(4);
  expect(page.questions.length).toBeLessThanOrEqual(6);
  for (const { question, text } of page.questions) {
    expect(question).toMatch(/\?$/);
    expect(text.length).toBeGreaterThan(40);
  }
});

test.each(named)("%s says from which day each sum of money is", (_path, page) => {
  const paragraphs = page.html.split(/<\/(?:p|li|h2)>/).map(textOf);
  const answers = page.questions.map(({ text }) => text);
  for (const part of [...paragraphs, ...answers].filter((text) => text.includes("£"))) {
    expect(part).toMatch(date);
  }
});

test.each(named)("%s informs, and tells nobody what to choose", (_path, page) => {
  const words = [textOf(page.html), ...page.questions.map(({ text }) => text)].join(" ");
  expect(words).not.toMatch(
    /(better|best|safer|wiser|right) (choice|option|route|way) for you|you (should|ought to) |we (recommend|advise|suggest)/i,
  );
});

test("a paralegal stands under the code of degree level", () => {
  const law = textOf(pages.find(({ path }) => path === "/law-internships-in-london")!.html);
  expect(law).toContain("Paralegals are in code 2419, which is at degree level");
});

test.each(named)("%s leads to other written pages, and not to itself", (path, page) => {
  expect(page.related.length).toBeGreaterThanOrEqual(4);
  for (const other of page.related) expect(paths.has(other)).toBe(true);
  expect(page.related).not.toContain(path);
});

test("no two pages share a title, a description, a question's answer or a paragraph", () => {
  const said = pages.flatMap(({ title, description, html, questions }) => [
    title,
    description,
    ...html.split(/<\/(?:p|li|h2)>/).map(textOf),
    ...questions.map(({ text }) => text),
  ]);
  const long = said.filter((text) => text.length > 30);
  const twice = long.filter((text, index) => long.indexOf(text) !== index);
  expect(twice).toEqual([]);
});

test("a page without a field, or with one nobody knows, says which file is wrong", () => {
  const good = readFileSync(
    new URL("../../../content/landing-pages/jobs-in-london.md", import.meta.url),
    "utf8",
  );
  const read = (source: string) => readContentFile(landingType, "a", source).content;
  expect(read(good).fields.heading).toBe("Jobs in London");
  for (const wrong of [
    good.replace(/^criteria:.*\n/m, ""),
    good.replace(/^many:/m, "lots:"),
    "no fields at all",
  ])
    expect(() => read(wrong)).toThrow("content/landing-pages/a.md");
});

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
