import { expect, test } from "vitest";
import { pageChanges } from "./page-changes.ts";
import { emptyWords } from "./page-draft.ts";

const before = { ...emptyWords, title: "One", body: "First.\n\n## Pay\n\nAsk early." };

test("what changed is told by the names of the boxes and the headings of the text", () => {
  const after = { ...before, description: "Of pay", body: `${before.body}\n\n## Hours\n\nCount.` };
  const parts = pageChanges(before, after).parts.map(({ part }) => part);
  expect(parts).toEqual(expect.arrayContaining(["Summary", "Text: Hours"]));
  expect(parts).not.toContain("Text, before the first heading");
});

test("a list that was left out and is now empty is no change", () => {
  const after = { ...before, fields: { tags: [], tools: [], category: "news" } };
  expect(pageChanges(before, after)).toMatchObject({ parts: [{ part: "Category" }], more: 0 });
});

test("a word changed in one row of a list of rows is a change", () => {
  const editions = (day: string) => ({ ...before, fields: { editions: [{ day, city: "Pune" }] } });
  const { parts } = pageChanges(editions("2027-03-01"), editions("2027-03-08"));
  expect(parts).toHaveLength(1);
});
