import { expect, test } from "vitest";
import { accessibilityFaults } from "#platform/typesetting/pdf/checks.ts";
import { PdfFile } from "#platform/typesetting/pdf/file.ts";
import { posterPdf, thanksPdf } from "./print.server.ts";

const now = new Date("2031-03-03T09:00:00Z");
const university = { name: "Northgate University", brandColour: "#0b5a4a" };
const address = "https://northgate.waymark.example/referral/chia7k2mq";

test.each([
  ["a poster of a university", () => posterPdf({ address, university }, now)],
  ["a poster without one", () => posterPdf({ address, university: null }, now)],
  [
    "a letter of thanks",
    () => {
      const who = { name: "Nguyễn Bảo Châu", university: university.name };
      return thanksPdf({ ...who, active: 6, points: 5, isAmbassador: true }, now);
    },
  ],
])("%s is a tagged PDF of one page without a fault", async (_what, print) => {
  const made = await print();
  expect(made.ok).toBe(true);
  const file = new PdfFile(made.ok ? made.value : new Uint8Array());
  expect(accessibilityFaults(file)).toEqual([]);
});
