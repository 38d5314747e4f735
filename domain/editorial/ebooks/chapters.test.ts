import { expect, test } from "vitest";
import { chaptersOf } from "./chapters.ts";

test("a chapter begins at each heading of the first level and keeps the lower ones", () => {
  const body = "Before.\n\n# Who it’s for\n\nOne.\n\n## A part\n\nTwo.\n\n# Next\n\nThree.\n";
  expect(chaptersOf(body)).toEqual([
    { number: 1, slug: "who-its-for", title: "Who it’s for", body: "One.\n\n## A part\n\nTwo." },
    { number: 2, slug: "next", title: "Next", body: "Three." },
  ]);
});

test("two chapters of one title have addresses of their own", () => {
  const slugs = chaptersOf("# Notes\na\n# Notes\nb\n# !\nc").map(({ slug }) => slug);
  expect(slugs).toEqual(["notes", "notes-2", "chapter"]);
});
