import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { toCsv } from "#rules/csv/write-csv.ts";
import { aReport, asShare, byField, counted, few, hidden } from "#test/analytics/a-report.ts";
import { changeOf, leftOutMessage, shownText, tableOf } from "../report-labels.ts";
import { fileStem, reportRows } from "./report-rows.ts";
import { reportXlsx } from "./report-xlsx.server.ts";

const of = { university: "Northgate University", group: "All students" };

test("a file says what the screen says: a small count is words, never a number", () => {
  const rows = reportRows(aReport, of);
  const law = rows.filter((row) => row.includes("=Law"));
  expect(law.map((row) => row.slice(-3))).toEqual([
    ["Saved", "fewer than 5", "people"],
    ["Applied", "not shown", "people"],
  ]);
  expect(rows[1]?.slice(0, 5)).toEqual([
    ...["Northgate University", "Visa jobs", "All students", "2026-08-01", "2026-10-31"],
  ]);
});

test("a name that begins like a formula is text in the CSV", () => {
  expect(toCsv(reportRows(aReport, of))).toContain(",'=Law,");
});

test("a workbook has a sheet for each figure, numbers as numbers and small counts as words", async () => {
  const files = unzipped(await reportXlsx(aReport, of));
  const sheets = Object.keys(files).filter((name) => name.startsWith("xl/worksheets/sheet"));
  expect(sheets).toHaveLength(aReport.figures.length + 1);
  const second = files["xl/worksheets/sheet2.xml"] ?? "";
  expect(second).toMatch(/<v>60<\/v>/);
  const words = `${second}${files["xl/sharedStrings.xml"]}`;
  expect(words).toContain("fewer than 5");
  expect(words).toContain("=Law");
  expect(second).not.toContain("<f>");
});

test("figures left out for being small are named in every file", async () => {
  const report = { ...aReport, leftOut: ["Time to a first CV"] };
  expect(reportRows(report, of).at(-1)?.slice(5)).toEqual([
    ...["Time to a first CV", "", "", "not shown", ""],
  ]);
  const words = Object.values(unzipped(await reportXlsx(report, of))).join("");
  expect(words).toContain("because all counts in them are small: Time to a first CV.");

  const withoutJobs = ["Demand by place"];
  const both = { leftOut: [...report.leftOut, ...withoutJobs], withoutJobs };
  expect(leftOutMessage(both)).toBe(
    "Not shown yet, because all counts in them are small: Time to a first CV. Not shown yet, because we have no jobs to compare with: Demand by place.",
  );
  expect(leftOutMessage({ leftOut: withoutJobs, withoutJobs })).not.toContain("small");
  expect(leftOutMessage({ leftOut: [], withoutJobs: [] })).toBe("");
});

test("a file's name says whose it is, what it is and which days", () => {
  expect(fileStem(aReport, "Université d’Été")).toBe(
    "universite-d-ete-visa-job-2026-08-01-to-2026-10-31",
  );
});

test.each([
  [counted(120), counted(100), "people", "Up 20% on 100 before"],
  [counted(40), counted(43), "per-cent", "Down 3 points on 43% before"],
  [counted(5), counted(0), "people", "Up 5 on 0 before"],
  [counted(60), few, "people", "Period before: fewer than 5"],
  [hidden, counted(10), "people", "Period before: 10"],
  [counted(60), counted(60), "people", "The same as the period before"],
] as const)("%o after %o in %s reads %s", (now, before, unit, text) => {
  expect(changeOf({ ...byField, unit, total: { now, before } })?.text).toBe(text);
});

test("a share's table begins with the totals and ends with its months", () => {
  expect(tableOf(asShare).rows).toEqual([
    ["This period", "40%"],
    ["Period before", "43%"],
    ["Median of universities", "38%"],
    ["October 2026", "40%"],
  ]);
  expect(shownText(counted(1), "days")).toBe("1 day");
});

/** The files of an archive, by name: read from its central list. */
function unzipped(zip: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = zip.readUInt16LE(at + 10);
    const size = zip.readUInt32LE(at + 20);
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(from, from + size);
    files[name] = (method === 8 ? inflateRawSync(bytes) : bytes).toString();
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
