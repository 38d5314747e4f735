import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  findOccupation,
  isListedFor,
  mayHaveProfessionalYear,
  occupations,
} from "./occupations.ts";
import { lastRound, lowestInvited } from "./rounds.ts";
import { subclasses } from "./tables.ts";

const on = "2026-11-15";
const round = lastRound("189", on)!;

test("504 occupations, each once", () => {
  expect(occupations).toHaveLength(504);
  expect(new Set(occupations.map(({ code }) => code)).size).toBe(504);
  const of = (wanted: string) => occupations.filter(({ list }) => list === wanted).length;
  expect([of("MLTSSL"), of("STSOL"), of("ROL")]).toEqual([212, 215, 77]);
});

test.each([
  ["234413", [true, true, true]],
  ["261212", [false, true, true]],
  ["121111", [false, false, true]],
])("%s is taken by the visas whose lists hold it", (code, expected) => {
  const occupation = findOccupation(code)!;
  expect(subclasses.map((visa) => isListedFor(visa, occupation, on))).toEqual(expected);
});

test("a day before the lists we read is not known", () => {
  expect(isListedFor("189", findOccupation("234413")!, "2026-03-27")).toBeNull();
});

test("a Professional Year is for accountants, programmers and engineers, not for nurses", () => {
  const may = (code: string) => mayHaveProfessionalYear(findOccupation(code)!);
  expect(["221111", "261313", "233211", "254412", "234413"].map(may)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("the round of 4 June 2026 named 140 occupations, all on the list of the 189", () => {
  expect(round).toMatchObject({ heldOn: "2026-06-04", invitations: 10_000 });
  expect(round.lowest.size).toBe(140);
  for (const code of round.lowest.keys()) expect(findOccupation(code)?.list).toBe("MLTSSL");
});

test.each([
  ["hydrogeologist", "234413", 80],
  ["urologist", "253518", 100],
  ["electronics engineer", "233411", 95],
  ["bricklayer", "331111", 65],
])("a %s was invited from %s points", (_name, code, points) => {
  expect(lowestInvited(round, code)).toBe(points);
});

test.each(["261313", "261312", "261111", "221111", "233211", "233512"])(
  "no figure is made up for %s, which the round does not name",
  (code) => {
    expect(findOccupation(code)).not.toBeNull();
    expect(lowestInvited(round, code)).toBeNull();
  },
);

test("no round is known before the first we read, nor for the other visas", () => {
  expect(lastRound("189", "2026-06-03")).toBeNull();
  expect(lastRound("190", on)).toBeNull();
});

const facts = join(import.meta.dirname, "../../../shared/facts");

describe.skipIf(!existsSync(facts))("beside the facts", () => {
  const rows = (name: string) =>
    readFileSync(join(facts, name), "utf8").trim().split("\n").slice(1).map(cellsOf);

  test("every occupation is on its list, and each visa takes it or not, as published", () => {
    for (const [code = "", , list, , ...visas] of rows("au_gsm_occupations_pivot.csv")) {
      const occupation = findOccupation(code)!;
      expect(occupation.list).toBe(list);
      expect(subclasses.map((visa) => isListedFor(visa, occupation, on))).toEqual(
        visas.slice(0, 3).map((said) => said === "Y"),
      );
    }
  });

  test("the points of every occupation of the round are as published", () => {
    const published = rows("au_skillselect_round_2026-06-04.csv");
    const counts = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
    expect(counts([...round.lowest.values()])).toEqual(
      counts(published.map(([, , points]) => Number(points))),
    );
    const named = published.flatMap(([name = "", , points]) => {
      const found = occupations.find((each) => each.name.toLowerCase() === name.toLowerCase());
      return found ? [[found.code, Number(points)] as const] : [];
    });
    expect(named.length).toBeGreaterThan(120);
    for (const [code, points] of named) expect(lowestInvited(round, code)).toBe(points);
  });
});

/** The cells of a line of CSV, some of them in quotation marks. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)]
    .slice(0, -1)
    .map(([, plain = "", quoted]) => quoted ?? plain);
}
