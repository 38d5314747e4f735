import { expect, test } from "vitest";
import { canonicalLink } from "./canonical.ts";

const root = (site: object) => [
  { id: "root", loaderData: { site } },
  { id: "p", loaderData: {} },
];
const main = root({ isMicrosite: false, university: null, origin: "https://waymark.example" });
const link = (href: string) => [{ tagName: "link", rel: "canonical", href }];

test("a page is known by its address on our own site", () => {
  expect(canonicalLink(main, "/blog")).toEqual(link("https://waymark.example/blog"));
});

test("further pages of a list are pages of their own, the first is the list", () => {
  expect(canonicalLink(main, "/blog", 1)).toEqual(link("https://waymark.example/blog"));
  expect(canonicalLink(main, "/blog", 3)).toEqual(link("https://waymark.example/blog?page=3"));
});

test("a microsite and a failed root name none", () => {
  const own = root({ isMicrosite: true, university: {}, origin: "https://north.waymark.example" });
  expect(canonicalLink(own, "/blog")).toEqual([]);
  expect(canonicalLink([{ id: "root", loaderData: undefined }], "/blog")).toEqual([]);
});
