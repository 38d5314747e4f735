import { expect, test } from "vitest";
import { isArrival, isPersonsVisit } from "./counted.server.ts";

const origin = "https://waymark.example";
const asked = (path: string, referer?: string) =>
  new Request(origin + path, referer ? { headers: { referer } } : {});

test.each([
  ["typed, or from a mail", "/jobs/weaver", undefined],
  ["from the board, in the browser", "/jobs/weaver.data", `${origin}/jobs?q=weaver`],
  ["from another job", "/jobs/weaver.data", `${origin}/jobs/baker`],
  ["from elsewhere, without its address", "/jobs/weaver", "https://search.example/"],
])("a reader who comes %s arrives", (_case, path, referer) => {
  expect(isArrival(asked(path, referer))).toBe(true);
});

test.each([
  ["after saving it, with script", "/jobs/weaver.data"],
  ["after saving it, without script", "/jobs/weaver"],
  ["in another zone", "/jobs/weaver?zone=Africa/Lagos"],
])("a page that is asked for again %s was counted before", (_case, path) => {
  expect(isArrival(asked(path, `${origin}/jobs/weaver?from=mail`))).toBe(false);
});

test("pages that the server makes ahead are nobody's visit", () => {
  const request = new Request(`${origin}/jobs/weaver`, { headers: { "user-agent": "WaymarkBot" } });
  expect(isPersonsVisit(request)).toBe(false);
});
