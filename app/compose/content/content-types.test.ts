import { expect, test } from "vitest";
import type { Member } from "#rules/access/visitor.ts";
import { editorPath, readKey, whereToRead } from "./content-types.ts";

const staff: Member = {
  ...{ kind: "member", id: "somebody", role: "staff", universityId: null },
  ...{ cihPremium: false, countryGuide: false, pageAccess: false },
};
const author: Member = { ...staff, staffRole: "author" };
const moderator: Member = { ...staff, staffRole: "moderator" };

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
  expect(whereToRead({ ...ebook, isLive: true }, moderator)).toBe("/ebook/first-job");
  expect(whereToRead({ ...ebook, isLive: false }, author)).toBe("/staff/content/ebook/first-job");
  expect(whereToRead({ ...ebook, isLive: false }, moderator)).toBeNull();
  const chapter = { type: "manual", slug: "interviews", variant: "" };
  expect(whereToRead({ ...chapter, isLive: true }, author)).toBe(
    "/staff/content/manual/interviews",
  );
  const office = { type: "site", slug: "universities-it-team", variant: "", isLive: true };
  expect(whereToRead(office, author)).toBe("/universities/it-team");
});
