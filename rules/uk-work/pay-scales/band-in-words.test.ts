import { expect, test } from "vitest";
import { bandIn } from "./band-in-words.ts";

test.each([
  ["Staff nurse, Band 5, £31,049", "Band 5"],
  ["Agenda for Change BAND 8A", "Band 8a"],
  ["band 8 b pharmacist (Band 8b)", "Band 8b"],
  ["Band 5/Band 6 development post", null],
  ["A band of brothers", null],
  ["Band 8", null],
  ["Band 50", null],
])("%s: %s", (text, band) => {
  expect(bandIn(text)).toBe(band);
});
