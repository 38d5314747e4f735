import { expect, test } from "vitest";
import {
  type BaseChapter,
  type Chapter,
  chapterDraftType,
  type OwnChapter,
  placed,
  readChapters,
} from "./chapter.ts";
import { plainChapter } from "./manual.server.ts";

const words = (title: string) => ({ title, summary: "", body: "" });
const ours = (slug: string, position: number): BaseChapter => ({
  ...{ slug, position, revision: 1, words: words(`Our ${slug}`) },
});
const theirs = (slug: string, change: Partial<OwnChapter> = {}): OwnChapter => ({
  ...{ slug, position: null, isHidden: false, published: null, revision: 1 },
  ...{ publishedRevision: null, baseRevision: 1 },
  ...change,
});
const base = [ours("a", 1), ours("b", 2), ours("c", 3)];
const titles = (own: OwnChapter[]) =>
  readChapters(base, own).map(({ words: { title }, by }) => `${title} by ${by}`);

test("a university that changed nothing has our manual", () => {
  expect(titles([])).toEqual(["Our a by us", "Our b by us", "Our c by us"]);
});

test("its words stand in the place of ours, hidden chapters are left out", () => {
  const own = [theirs("b", { published: words("Their b") }), theirs("c", { isHidden: true })];
  expect(titles(own)).toEqual(["Our a by us", "Their b by university"]);
});

test("a draft that was never published leaves our words where they are", () => {
  expect(titles([theirs("b")])[1]).toBe("Our b by us");
});

test("a chapter of its own stands where it was put, and only once it is published", () => {
  const added = theirs("visit-us", { position: 1, baseRevision: null });
  expect(titles([added])).toHaveLength(3);
  const live = { ...added, published: words("Visit us") };
  expect(titles([live])).toEqual([
    ...["Our a by us", "Visit us by university", "Our b by us", "Our c by us"],
  ]);
  expect(placed(base, [{ ...live, isHidden: true }]).map(({ slug }) => slug)).toContain("visit-us");
});

test("words taken apart and put together are the same words", () => {
  const state = { title: "T", summary: "S", body: "Hello\n\n## One\n\nText\n\n## Two\n" };
  expect(chapterDraftType.fromSections(chapterDraftType.toSections(state))).toEqual(state);
});

test("a search reads a chapter without its marks, also the first heading", () => {
  const body = "## The hours\n\nCount **them**.\n";
  const chapter = { slug: "hours", by: "us", words: { title: "Hours", summary: "Short.", body } };
  const text = plainChapter(chapter as Chapter, "2026-11-15");
  expect(text).toContain("The hours");
  expect(text).not.toMatch(/[#*]/);
});
