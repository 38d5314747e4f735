import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Answers, noAnswers } from "./answers.ts";
import { assessFor, type Factor, mostInAll } from "./assess.ts";
import { firstDayCovered, pointsTable, type Subclass, subclasses } from "./tables.ts";

const on = "2026-11-15";
const all: readonly Subclass[] = ["189", "190", "491"];

const born = (year: number): Partial<Answers> => ({ bornOn: `${year}-01-01` });
const english = (level: "competent" | "proficient" | "superior"): Partial<Answers> => ({
  english: { by: "level", level, satOn: null },
});
const years = (overseas: number, australia: number): Partial<Answers> => ({
  work: { by: "years", overseas, australia },
});

/** Schedule 6D, written out by hand: part and option, what meets it, its line, its points, its visas. */
const cells: readonly (readonly [string, Partial<Answers>, Factor, number, readonly Subclass[]])[] =
  [
    ["6D.1 18_24", born(2002), "age", 25, all],
    ["6D.1 25_32", born(1994), "age", 30, all],
    ["6D.1 33_39", born(1987), "age", 25, all],
    ["6D.1 40_44", born(1982), "age", 15, all],
    ["6D.2 superior", english("superior"), "english", 20, all],
    ["6D.2 proficient", english("proficient"), "english", 10, all],
    ["6D.2 competent", english("competent"), "english", 0, all],
    ["6D.3 3_4", years(3, 0), "work-overseas", 5, all],
    ["6D.3 5_7", years(5, 0), "work-overseas", 10, all],
    ["6D.3 8_plus", years(8, 0), "work-overseas", 15, all],
    ["6D.4 1_2", years(0, 1), "work-australia", 5, all],
    ["6D.4 3_4", years(0, 3), "work-australia", 10, all],
    ["6D.4 5_7", years(0, 5), "work-australia", 15, all],
    ["6D.4 8_plus", years(0, 8), "work-australia", 20, all],
    ["6D.6 yes", { professionalYear: { endedOn: null } }, "professional-year", 5, all],
    ["6D.7 doctorate", { qualification: "doctorate" }, "qualification", 20, all],
    ["6D.7 bachelor", { qualification: "bachelor" }, "qualification", 15, all],
    ["6D.7 diploma_or_trade", { qualification: "diploma" }, "qualification", 10, all],
    [
      "6D.7 authority_recognised",
      { qualification: "authority-accepted" },
      "qualification",
      10,
      all,
    ],
    ["6D.7A yes", { hasSpecialistEducation: true }, "specialist-education", 10, all],
    ["6D.8 yes", { hasAustralianStudy: true }, "australian-study", 5, all],
    ["6D.9 yes", { hasCommunityLanguage: true }, "community-language", 5, all],
    ["6D.10 yes", { hasAustralianStudy: true, hasRegionalStudy: true }, "regional-study", 5, all],
    ["6D.11 skilled", { partner: "skilled" }, "partner", 10, all],
    ["6D.11 single_or_au", { partner: "single" }, "partner", 10, all],
    ["6D.11 competent_english", { partner: "competent-english" }, "partner", 5, all],
    ["6D.12 190", {}, "nomination", 5, ["190"]],
    ["6D.13 491", {}, "nomination", 15, ["491"]],
  ];

test.each(cells)(
  "%s gives its points on each of its visas",
  (_cell, change, factor, points, visas) => {
    for (const visa of visas) {
      expect(assessFor(visa, { ...noAnswers, ...change }, on).points[factor]).toBe(points);
    }
  },
);

test.each(subclasses)("nobody who says nothing has a point of their own on the %s", (visa) => {
  const { total, table } = assessFor(visa, noAnswers, on);
  expect(total).toBe(table.nomination);
});

test("a partner who is a citizen or permanent resident counts as being single does", () => {
  expect(assessFor("189", { ...noAnswers, partner: "citizen" }, on).points.partner).toBe(10);
  expect(assessFor("189", { ...noAnswers, partner: "other" }, on).points.partner).toBe(0);
});

test("the pass mark is 65 and the most there is before nomination is 130", () => {
  expect(subclasses.map((visa) => pointsTable(visa, on).passMark)).toEqual([65, 65, 65]);
  expect(subclasses.map((visa) => mostInAll(pointsTable(visa, on)))).toEqual([130, 135, 145]);
});

test("a day before a visa's first table is refused, not guessed", () => {
  expect(() => pointsTable("189", "2026-06-10")).toThrow("covers 2026-06-10");
  expect(pointsTable("189", "2026-06-11").passMark).toBe(65);
  expect(() => pointsTable("190", "2026-07-15")).toThrow("No points table for the 190 visa");
  expect(firstDayCovered).toBe("2026-07-16");
});

const csv = join(import.meta.dirname, "../../../shared/facts/au_points_test_schedule6d.csv");

describe.skipIf(!existsSync(csv))("beside the facts", () => {
  const rows = existsSync(csv) ? readFileSync(csv, "utf8").trim().split("\n").slice(1) : [];
  const scored = rows.map((row) => row.split(","));
  const notCells = ["employment_cap", "pass_mark"];

  test("every cell of the published table is above, with the same points and visas", () => {
    const published = scored
      .filter(([, factor = ""]) => !notCells.includes(factor))
      .map((cell) => [`${cell[0]} ${cell[2]}`, Number(cell[4]), cell[5]?.split(";")]);
    expect(cells.map(([cell, , , points, visas]) => [cell, points, visas])).toEqual(published);
  });

  test("the cap and the pass mark are the published ones", () => {
    const pointsOf = (name: string) => Number(scored.find(([, factor]) => factor === name)?.[4]);
    expect(pointsTable("189", on).workCap).toBe(pointsOf("employment_cap"));
    expect(pointsTable("189", on).passMark).toBe(pointsOf("pass_mark"));
  });
});
