import { expect, test } from "vitest";
import { editorPath, readKey } from "./content-types.ts";

test("the editor's address names the page and its variant", () => {
  const page = { type: "post", slug: "about-us", variant: "au" };
  expect(editorPath(page)).toBe("/staff/content/post/about-us.au");
  expect(readKey("about-us.au")).toEqual({ slug: "about-us", variant: "au" });
});

test("letters that no header takes are written as an address writes them", () => {
  const path = editorPath({ type: "post", slug: "caf\u00e9 \u{1f469}", variant: "" });
  expect(path).toBe("/staff/content/post/caf%C3%A9%20%F0%9F%91%A9");
});
