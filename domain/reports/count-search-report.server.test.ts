import { afterAll, expect } from "vitest";
import { db } from "#db/client.server.ts";
import { insertActivity } from "#domain/activity/record-activity.server.ts";
import { reportTables } from "#domain/editorial/search-report/report-tables.ts";
import {
  ensureReportPdf,
  findReport,
  storeReport,
} from "#domain/editorial/search-report/stored-report.server.ts";
import { regionOfTown } from "#domain/jobs/town-regions.server.ts";
import { readWhole } from "#platform/files/files.server.ts";
import { accessibilityFaults } from "#platform/typesetting/pdf/checks.ts";
import { PdfFile } from "#platform/typesetting/pdf/file.ts";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { MIN_JOBS } from "#rules/search-report/figures.ts";
import { test } from "#test/database.ts";
import { aPerson } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { aRegister, manyFirms } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { prepareVerdicts } from "#workers/prepare-verdicts.ts";
import { countSearchReport } from "./count-search-report.server.ts";

afterAll(closePool);

const today = "2026-11-16";
const now = new Date("2026-11-16T09:00:00Z");
const known = {
  regionOf: (town: string) => regionOfTown(town) ?? "Elsewhere",
  titleOf: (code: string) => `Code ${code}`,
  fieldOf: (sector: string) => `Field ${sector}`,
};

/** Six developers: two above both lines, two above a new entrant's rate, one below, one unsaid. */
async function developers() {
  const pay = [6_500_000, 6_000_000, 4_200_000, 4_200_000, 2_600_000, null];
  for (const yearlyPay of pay) {
    await aJob({
      title: "Software developer",
      sector: "technology",
      ...{ yearlyPay, salaryMin: yearlyPay, currency: yearlyPay ? "GBP" : null },
      ...(yearlyPay ? { salaryPeriod: "year" as const } : {}),
      hoursPerWeek: 37.5,
      postedAt: new Date("2026-10-01T09:00:00Z"),
      closesAt: new Date("2026-10-31T23:59:00Z"),
    });
  }
}

test("the register is counted by the month of the copy and the region of the town", async () => {
  await aRegister(manyFirms, "2026-09-04");
  const comes = [row("Comes Ltd", { town: "Cardiff" }), row("Too Ltd", { town: "Nowhereham" })];
  await aRegister([...manyFirms.slice(1), ...comes], "2026-10-09");

  const { register, from } = await countSearchReport(today, known);
  expect(from).toBe("2025-11-17");
  expect(register).toMatchObject({ asOf: "2026-10-09", firstCopy: "2026-09-04", copies: 2 });
  // One left and two came.
  expect(register.organisations).toBe(manyFirms.length + 1);
  expect(register.byMonth).toEqual([{ month: "2026-10", joined: 2, left: 1 }]);
  expect(register.byRegion).toEqual([
    { region: "Yorkshire and the Humber", onRegister: manyFirms.length - 1, joined: 0, left: 1 },
    { region: "Elsewhere", onRegister: 1, joined: 1, left: 0 },
    { region: "Wales", onRegister: 1, joined: 1, left: 0 },
  ]);
});

test("occupations, pay and closing hours are those of British jobs posted in the year", async () => {
  await developers();
  await aJob({ title: "Software developer", postedAt: new Date("2025-11-01T09:00:00Z") });
  await aJob({ title: "Software developer", country: "ie", postedAt: now });
  await aJob({ title: "Software developer", state: "draft", postedAt: now });
  await prepareVerdicts();

  const { jobs, occupations, pay, closingByHour } = await countSearchReport(today, known);
  expect(jobs).toMatchObject({ total: 6, withPay: 5, withCode: 6, withClosing: 6 });
  // Going rate of 2134 on the day: £54,700 in full, £38,300 for a new entrant.
  expect(occupations).toMatchObject([
    { socCode: "2134", jobs: 6, withPay: 5, clearNewEntrant: 4, clearStandard: 2 },
  ]);
  expect(pay).toEqual([
    {
      field: "Field technology",
      ...{ jobs: 5, low: 4_200_000, middle: 4_200_000, high: 6_000_000 },
      ...{ clearNewEntrant: 4, clearStandard: 4 },
    },
  ]);
  expect(closingByHour.map((count, hour) => [hour, count]).filter(([, n]) => n)).toEqual([[23, 6]]);
});

test("a job that only may pass is not counted as clear", async () => {
  // On a list that takes only some who care for animals.
  for (let n = 0; n < MIN_JOBS; n++) {
    await aJob({
      title: "Stud groom",
      ...{ hoursPerWeek: 37.5, yearlyPay: 6_000_000, salaryMin: 6_000_000, currency: "GBP" },
      salaryPeriod: "year",
      postedAt: new Date("2026-10-01T09:00:00Z"),
    });
  }
  await prepareVerdicts();

  const { occupations } = await countSearchReport(today, known);
  expect(occupations).toMatchObject([
    { socCode: "6129", withPay: MIN_JOBS, clearNewEntrant: 0, clearStandard: 0 },
  ]);
});

test("people are counted once each, and no small count is ever in the stored figures", async () => {
  const people = await Promise.all(Array.from({ length: 7 }, () => aPerson("student")));
  const kind = (name: string) => ({ name, about: "job" });
  await insertActivity(
    db,
    people.map(({ id }) => ({ kind: kind("job-saved"), userId: id, thingId: 1, at: now })),
  );
  await insertActivity(
    db,
    people
      .slice(0, 3)
      .map(({ id }) => ({ kind: kind("cv-made"), userId: id, thingId: 1, at: now })),
  );

  const { people: counted } = await countSearchReport(today, known);
  const of = (what: string) => counted.find((one) => one.what === what);
  expect(of("job-saved")).toEqual({ what: "job-saved", value: 5, text: "5" });
  expect(of("cv-made")).toEqual({ what: "cv-made", value: 0, text: "fewer than 5" });
  expect(of("applied")).toEqual({ what: "applied", value: 0, text: "0" });
});

test("the report is stored for its year and becomes an accessible PDF, made once for its figures", async () => {
  expect(await ensureReportPdf(now)).toEqual({ ok: false, error: "none" });
  await developers();
  await prepareVerdicts();
  await storeReport(await countSearchReport(today, known), now);
  await storeReport(await countSearchReport(today, known), now);
  expect((await findReport())?.figures.year).toBe(2026);

  const first = await ensureReportPdf(now);
  if (!first.ok) throw new Error(first.error);
  expect(accessibilityFaults(new PdfFile((await readWhole(first.value))!))).toEqual([]);
  expect(await ensureReportPdf(now)).toEqual(first);

  await aJob({ postedAt: now });
  await storeReport(await countSearchReport(today, known), now);
  const changed = await ensureReportPdf(now);
  expect(changed.ok && changed.value.id).not.toBe(first.value.id);
});

test("an empty house has a report whose sentences say so", async () => {
  const tables = reportTables(await countSearchReport(today, known));
  const words = tables.map(({ headline, note }) => `${headline} ${note}`).join(" ");
  expect(words).not.toMatch(/NaN|undefined|null|Infinity/);
  expect(tables.map(({ slug }) => slug)).toEqual([
    ...["sponsors-by-month", "sponsors-by-region", "occupations"],
    ...["pay-by-field", "closing-hours", "people"],
  ]);
});
