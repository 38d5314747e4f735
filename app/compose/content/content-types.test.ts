import { expect, test } from "vitest";
import { editorPath, readKey, whereToRead } from "./content-types.ts";

test("the editor's address names the page and its variant", () => {
  const page = { type: "post", slug: "about-us", variant: "au" };
  expect(editorPath(page)).toBe("/staff/content/post/about-us.au");
  expect(readKey("about-us.au")).toEqual({ slug: "about-us", variant: "au" });
});

test("letters that no header takes are written as an address writes them", () => {
  const path = editorPath({ type: "post", slug: "caf\u00e9 \u{1f469}", variant: "" });
  expect(path).toBe("/staff/content/post/caf%C3%A9%20%F0%9F%91%A9");
});

test("what readers see is read where they read it, the rest at its editor", () => {
  const ebook = { type: "ebook", slug: "first-job", variant: "" };
  expect(whereToRead({ ...ebook, isLive: true })).toBe("/ebook/first-job");
  expect(whereToRead({ ...ebook, isLive: false })).toBe("/staff/content/ebook/first-job");
  const chapter = { type: "manual", slug: "interviews", variant: "" };
  expect(whereToRead({ ...chapter, isLive: true })).toBe("/staff/content/manual/interviews");
});
