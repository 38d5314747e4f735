import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { analyticsCells, analyticsProgress, analyticsSupply } from "#db/schema/analytics.ts";
import { products } from "#rules/analytics/products.ts";
import { IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";
import { figure, TODAY, year } from "#test/analytics/students.ts";
import { test } from "#test/database.ts";
import { aUniversity } from "#test/factories.ts";
import { readReport } from "./read-report.server.ts";

const month = "2026-10-01";

/** Each of these universities' students saved a job in each of these places. */
async function savedIn(places: readonly string[], universityIds: readonly number[]) {
  await db
    .insert(analyticsProgress)
    .values({ foldedTo: "2026-11-16", publishedTo: month, at: new Date() });
  await db.insert(analyticsCells).values(
    universityIds.flatMap((universityId) =>
      places.map((value, at) => ({
        ...{ universityId, span: "year" as const, month, metric: "saved-place" },
        ...{ dimension: "thing", value, shown: 50 - at * 5 },
      })),
    ),
  );
}

const place = { month, dimension: "place" as const };

test("a place abroad has its own jobs beside it, and none that we only did not count", async () => {
  const british = await aUniversity({ countryId: UNITED_KINGDOM });
  const irish = await aUniversity({ countryId: IRELAND });
  const places = ["London", "Dublin", "Oslo", "Perth", "Nowhere"];
  await savedIn(places, [british.id, irish.id]);
  await db.insert(analyticsSupply).values([
    { ...place, country: "gb", value: "London", open: 9, fitting: 4 },
    { ...place, country: "ie", value: "Dublin", open: 7, fitting: 0 },
    // Perth in Scotland had a job once, and has none this month; the one in Australia has some.
    { ...place, month: "2026-03-01", country: "gb", value: "Perth", open: 2, fitting: 1 },
    { ...place, country: "au", value: "Perth", open: 6, fitting: 0 },
    // Oslo had jobs, but not this month: it is as far abroad as before.
    { ...place, month: "2026-09-01", country: "no", value: "Oslo", open: 3, fitting: 0 },
  ]);
  const open = async (universityId: number) => {
    const found = await figure(universityId, "university", "demand-by-place");
    return found.rows.map(({ label, values }) => [label, values.at(-1)]);
  };
  const count = (value: number) => ({ kind: "count", value });
  // Only British jobs have a verdict: Dublin is left out, not said to have none.
  expect(await open(british.id)).toEqual([
    ["London", count(4)],
    ["Perth", count(0)],
  ]);
  expect(await open(irish.id)).toEqual([
    ["London", count(9)],
    ["Dublin", count(7)],
    ["Oslo", count(0)],
    ["Perth", count(6)],
    ["Nowhere", count(0)],
  ]);
});

test("where all places were left out, the report does not say that counts are small", async () => {
  const { id } = await aUniversity({ countryId: UNITED_KINGDOM });
  await savedIn(["Dublin"], [id]);
  await db
    .insert(analyticsSupply)
    .values({ ...place, country: "ie", value: "Dublin", open: 7, fitting: 0 });
  const report = await readReport(id, "university", year, TODAY);
  const { title } = products.university!.figures.find(({ id }) => id === "demand-by-place")!;
  expect(report!.withoutJobs).toEqual([title]);
  expect(report!.leftOut).toContain(title);
});
