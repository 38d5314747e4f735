import { expect, test } from "vitest";
import { aPdf, type PdfText } from "../fixtures/a-pdf.ts";
import { readPdf } from "./pdf-lines.server.ts";

const LONG =
  "Cut the monthly report from three days to four hours with Python and SQL, so that the managers in two towns see";

const job: readonly PdfText[] = [
  { text: "Priya Example", size: 22 },
  { text: "Experience", size: 14 },
  { text: "Analyst, Malabar Freight, Jul 2023 – Aug 2025" },
  { text: LONG, x: 72 },
  { text: "which lorries are late", x: 72 },
  { text: "Trained 6 new starters", x: 72 },
  { text: "Intern, Backwater Systems, May 2022 – Jul 2022" },
];

async function pointsIn(texts: readonly PdfText[]): Promise<string[]> {
  const read = await readPdf(aPdf(texts));
  if (!read.ok) throw new Error(read.error);
  return read.value.lines.filter(({ isBullet }) => isBullet).map(({ text }) => text);
}

test("lines further in than the rest are points, though their marks are pictures", async () => {
  expect(await pointsIn(job)).toEqual([`${LONG} which lorries are late`, "Trained 6 new starters"]);
});

test("headings behind a picture and titles below them are no points, wherever they begin", async () => {
  const further = (x: number) => (each: PdfText) => ({ ...each, x: (each.x ?? 50) + x });
  const [name, heading, title, ...rest] = job;
  const profile = [{ text: "Analyst in freight" }, { text: "Looking for a first job" }];
  const icons = [name!, { ...heading!, size: 10, x: 70 }, ...profile, title!];
  expect(await pointsIn(icons)).toEqual([]);
  const below = [name!, ...profile, heading!, ...[title!, ...rest].map(further(18))];
  expect(await pointsIn(below)).toEqual([
    `${LONG} which lorries are late`,
    "Trained 6 new starters",
  ]);
});

test("a page whose marks are letters is told by them", async () => {
  expect(await pointsIn([...job, { text: "• Tested 40 screens" }])).toEqual([]);
});

test("a second column is no list, nor is a page with every line in the middle", async () => {
  expect(await pointsIn(job.map((each) => ({ ...each, x: each.x ? 300 : 50 })))).toEqual([]);
  expect(await pointsIn(job.map((each, at) => ({ ...each, x: 50 + at * 9 })))).toEqual([]);
});
