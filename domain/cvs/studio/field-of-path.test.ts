import { expect, test } from "vitest";
import { fieldOfPath } from "./field-of-path.ts";

const document = {
  basics: { url: "", location: { city: "" }, profiles: [{ id: "p", url: "" }] },
  work: [{ id: "a" }, { id: "b", url: "", highlights: ["one", "two"] }],
  custom: [{ id: "x", entries: [{ id: "e", text: "" }] }],
};

test.each([
  ["work[1].url", "b.url"],
  ["work[1].highlights[1]", "b.highlights"],
  ["basics.url", "url"],
  ["basics.location.city", "city"],
  ["basics.profiles[0].url", "p.url"],
  ["custom[0].entries[0].text", "e.text"],
  ["custom[0].title", "section-title"],
  ["rightToWork.words", "words"],
  ["language", "language"],
  ["", ""],
])("%s is the field %s", (path, field) => {
  expect(fieldOfPath(document, path)).toBe(field);
});
