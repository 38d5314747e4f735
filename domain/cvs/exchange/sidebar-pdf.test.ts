import { expect, test } from "vitest";
import { aPdf, type PdfText } from "./fixtures/a-pdf.ts";
import { readCvBytes } from "./read-cv-bytes.server.ts";

/** As many templates write it: the column at the side first, then the page beside it. */
const sidebar: readonly PdfText[] = [
  { text: "Contact", size: 13, x: 40, y: 780 },
  { text: "ananya.rao@example.ac.uk", x: 40 },
  { text: "07700 900418", x: 40 },
  { text: "Skills", size: 13, x: 40 },
  { text: "Python, SQL, R", x: 40 },
  { text: "Languages", size: 13, x: 40 },
  { text: "English, Hindi", x: 40 },
];
const beside: readonly PdfText[] = [
  { text: "Experience", size: 13, x: 220 },
  { text: "Research assistant, Aldermoor University", x: 220 },
  { text: "Jan 2025 - Sep 2026", x: 220 },
  { text: "Cleaned fourteen years of readings from rivers.", x: 220 },
  { text: "Education", size: 13, x: 220 },
  { text: "MSc Data Science, Aldermoor University", x: 220 },
  { text: "2024 - 2025", x: 220 },
];

async function read(lines: readonly PdfText[]) {
  const result = await readCvBytes(aPdf(lines));
  if (!result.ok) throw new Error(result.error.sentence);
  return result.value;
}

const names: readonly (readonly [string, readonly PdfText[]])[] = [
  ["on one line", [{ text: "Ananya Rao", size: 26, x: 220, y: 780 }]],
  ["in capitals", [{ text: "ANANYA RAO", size: 26, x: 220, y: 780 }]],
  [
    "on two lines",
    [
      { text: "Ananya", size: 26, x: 220, y: 780 },
      { text: "Rao", size: 26, x: 220 },
    ],
  ],
];

test.each(names)(
  "the name beside a column that was written first is found, %s",
  async (_, name) => {
    const label = { text: "Data analyst", size: 12, x: 220 };
    const { document, unread } = await read([...sidebar, ...name, label, ...beside]);
    expect(document.basics).toMatchObject({
      name: "Ananya Rao",
      label: "Data analyst",
      email: "ananya.rao@example.ac.uk",
      phone: "07700 900418",
    });
    expect(document.languages.map(({ language }) => language)).toEqual(["English", "Hindi"]);
    expect(document.work.map(({ position }) => position)).toEqual(["Research assistant"]);
    expect(document.custom).toEqual([]);
    expect(unread).toEqual([]);
  },
);

test("a heading larger than the others is no name", async () => {
  const large = { text: "Experience", size: 26, x: 220, y: 780 };
  const { document } = await read([...sidebar, large, ...beside.slice(1)]);
  expect(document.basics.name).toBe("");
  expect(document.work).toHaveLength(1);
});
