import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { csvRecords } from "#rules/csv/read-csv.ts";
import { readKind } from "./cleaning/kinds.ts";
import { readMoment } from "./cleaning/moments.ts";
import { readFeed } from "./read-feed.server.ts";

// Not ours to copy: 33,055 real adverts, beside the project where somebody has them.
const path = new URL("../../../../shared/data/ats_jobs_union.csv.gz", import.meta.url);
const isThere = existsSync(path);
if (!isThere) console.info("Skipped: ../shared/data/ats_jobs_union.csv.gz is not there.");

const columns = { employment_type: 7, posted_at: 9 } as const;

function readColumns() {
  const records = [...csvRecords(gunzipSync(readFileSync(path)).toString())].slice(1);
  return (name: keyof typeof columns) => records.map(({ fields }) => fields[columns[name]]!);
}

test.skipIf(!isThere)("every spelling of a kind and every date of the real file is known", () => {
  const column = readColumns();
  const kinds = [...new Set(column("employment_type"))].filter(Boolean);
  expect(kinds).toHaveLength(27);
  expect(kinds.filter((kind) => readKind(kind) === null)).toEqual([]);

  const dates = column("posted_at").filter(Boolean);
  expect(dates).toHaveLength(33_055 - 10_744);
  expect(dates.filter((date) => readMoment(date) === null)).toEqual([]);
});

test.skipIf(!isThere)(
  "33,055 real rows are read, and the one that is no job says so",
  () => {
    const bytes = readFileSync(path);
    const reading = readFeed({
      format: "csv",
      bytes,
      context: { source: "test", employerName: null, country: null, on: "2026-11-18" },
    });
    if (!reading.ok) throw new Error(reading.error);

    const { jobs, refused } = reading.value;
    expect(jobs.length + refused.length).toBe(33_055);
    expect(refused.map(({ reason }) => reason)).toEqual(["not-a-job"]);
    expect(new Set(jobs.map(({ key }) => key)).size).toBe(jobs.length);
    expect(jobs.filter(({ postedAt }) => postedAt === null)).toHaveLength(10_744);
    expect(jobs.filter(({ title }) => title !== title.trim() || title.includes("  "))).toEqual([]);
    expect(jobs.filter(({ country }) => country === "gb").length).toBeGreaterThan(1200);
  },
  60_000,
);
