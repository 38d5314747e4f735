import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { analyticsCells, analyticsProgress, analyticsSupply } from "#db/schema/analytics.ts";
import { IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";
import { figure } from "#test/analytics/students.ts";
import { test } from "#test/database.ts";
import { aUniversity } from "#test/factories.ts";

const month = "2026-10-01";

test("a place abroad has its own jobs beside it, and none that we only did not count", async () => {
  const british = await aUniversity({ countryId: UNITED_KINGDOM });
  const irish = await aUniversity({ countryId: IRELAND });
  await db
    .insert(analyticsProgress)
    .values({ foldedTo: "2026-11-16", publishedTo: month, at: new Date() });
  await db.insert(analyticsCells).values(
    [british.id, irish.id].flatMap((universityId) =>
      ["London", "Dublin", "Nowhere"].map((value, at) => ({
        ...{ universityId, span: "year" as const, month, metric: "saved-place" },
        ...{ dimension: "thing", value, shown: 30 - at * 5 },
      })),
    ),
  );
  const place = { month, dimension: "place" as const };
  await db.insert(analyticsSupply).values([
    { ...place, country: "gb", value: "London", open: 9, fitting: 4 },
    { ...place, country: "ie", value: "Dublin", open: 7, fitting: 0 },
  ]);
  const open = async (universityId: number) => {
    const found = await figure(universityId, "university", "demand-by-place");
    return found.rows.map(({ label, values }) => [label, values.at(-1)]);
  };
  const count = (value: number) => ({ kind: "count", value });
  // Only British jobs have a verdict: Dublin is left out, not said to have none.
  expect(await open(british.id)).toEqual([
    ["London", count(4)],
    ["Nowhere", count(0)],
  ]);
  expect(await open(irish.id)).toEqual([
    ["London", count(9)],
    ["Dublin", count(7)],
    ["Nowhere", count(0)],
  ]);
});
