import { expect, test } from "vitest";
import { pagePath } from "./page-path.ts";

test.each([
  ["https://waymark.example/country-guide/canada/cv?a=1", "/country-guide/canada/cv"],
  ["https://waymark.example/country-guide/canada/cv.data?a=1", "/country-guide/canada/cv"],
  ["https://waymark.example/blog/about.data/more", "/blog/about.data/more"],
])("the page of %s is %s", (url, page) => {
  expect(pagePath({ url })).toBe(page);
});
