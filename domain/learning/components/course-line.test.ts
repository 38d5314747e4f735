import { expect, test } from "vitest";
import { timeLeftLabel } from "./course-line.tsx";

test.each([
  [{ leftMs: 180_000, hasCertificate: true }, "About 3 minutes to the certificate"],
  // Jumpstart's guide gives none, and does not promise one.
  [{ leftMs: 180_000, hasCertificate: false }, "About 3 minutes to watch"],
  [{ leftMs: 0, hasCertificate: true }, "Every lesson is done"],
])("%o is said as “%s”", (course, words) => {
  expect(timeLeftLabel(course)).toBe(words);
});
