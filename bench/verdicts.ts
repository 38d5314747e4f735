/**
 * `npm run bench:verdicts`: a page of 20 adverts judged for one reader, with gates,
 * options and trace. Fails when a page takes more than a millisecond of processor time.
 */
import { pounds } from "#rules/money.ts";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import { typicalReader } from "#rules/uk-work/typical-reader.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import type { UkJob } from "#rules/uk-work/verdict-types.ts";

const LIMIT_MILLIS = 1;
const PAGES = 2_000;
const on = "2026-11-15";

// Degree level, both lists, pay scales, codes that are not eligible, and codes in doubt.
const codes =
  "2134 2421 2422 2133 2431 2112 3544 3429 2237 2314 3543 7111 2113 2211 3111 2311 2451 3416 6135";

const page: readonly UkJob[] = [
  ...codes.split(" ").map((socCode, at) => aJob(at, { socCode, confidence: "likely" })),
  aJob(19, { candidates: ["2134", "2133", "3131"] }),
];

function aJob(at: number, occupation: UkJob["occupation"]): UkJob {
  return {
    employer: { standing: "licensed", name: `Employer ${at}`, town: "Leeds", asOf: on },
    occupation,
    pay: { annual: pounds(30_000 + at * 1_500), weeklyHours: at % 3 === 0 ? 40 : null },
    nation: "england",
    isPostdoctoral: false,
    towardsRegistration: false,
    startsOn: null,
  };
}

const reader = typicalReader(on);
const prepared = page.map((job) => prepareJob(job, on));
const rows = {
  "prepare 20 jobs (once for each job)": measure(() => page.map((job) => prepareJob(job, on))),
  "judge 20 jobs (for each reader)": measure(() => prepared.map((job) => judge(job, reader))),
};
console.table(rows);
console.log(`A prepared job is ${Math.round(JSON.stringify(prepared).length / 20)} bytes of JSON.`);

const { "cpu, ms a page": judged } = rows["judge 20 jobs (for each reader)"];
if (judged > LIMIT_MILLIS) {
  console.error(`A page takes ${judged} ms; the limit is ${LIMIT_MILLIS} ms.`);
  process.exitCode = 1;
}

/** The first page is cold: nothing is compiled yet. */
function measure(work: () => unknown) {
  const startedAt = performance.now();
  work();
  const first = performance.now() - startedAt;
  for (let turn = 0; turn < 200; turn++) work();

  const before = process.cpuUsage();
  for (let turn = 0; turn < PAGES; turn++) work();
  const { user, system } = process.cpuUsage(before);
  const millis = (user + system) / 1000 / PAGES;
  return { "cpu, ms a page": round(millis), "first page, ms": round(first) };
}

function round(millis: number): number {
  return Math.round(millis * 1000) / 1000;
}
