import { expect, test } from "vitest";
import { reviewOf } from "./review-of.ts";
import { readPlainText } from "./text/read-text.ts";

test.each([
  ["Ada_Byron  CV 2026.pdf", "Ada Byron CV 2026"],
  ["résumé.v2.docx", "résumé.v2"],
  ["履歴書", "履歴書"],
  [".pdf", "My CV"],
  [`${"👩".repeat(100)}.pdf`, "👩".repeat(60)],
])("what is read from %j is called %j, until its owner says otherwise", (name, title) => {
  const read = readPlainText("Ada Byron\nada@example.com");
  if (!read.ok) throw new Error(read.error.sentence);
  expect(reviewOf(name, read.value).wishes.title).toBe(title);
  const wishes = { title: "For banks", market: "de", keepUnread: false } as const;
  expect(reviewOf(name, read.value, { wishes }).wishes).toEqual(wishes);
});
