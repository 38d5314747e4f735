import { expect, test } from "vitest";
import { documentDateFormat } from "./document-dates.ts";

test.each([
  ["en-GB", "14 August 2026"],
  ["de-DE", "14. August 2026"],
  ["fr", "14 août 2026"],
  // The document's author may have written anything here.
  ["my own language", "14 August 2026"],
])("a day in “%s” is “%s”", (language, text) => {
  const format = documentDateFormat(language, { dateStyle: "long" });
  expect(format.format(new Date("2026-08-14T00:00:00Z"))).toBe(text);
});

test("shapes of one language are told apart", () => {
  const day = new Date("2026-08-14T00:00:00Z");
  expect(documentDateFormat("de", { month: "long" }).format(day)).toBe("August");
  expect(documentDateFormat("de", { year: "numeric" }).format(day)).toBe("2026");
});
