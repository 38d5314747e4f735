import { expect, test } from "vitest";
import { pounds } from "#rules/money.ts";
import { areFactsThere, factsRows } from "#test/facts-csv.ts";
import { salaryList, salaryListRowOf } from "../lists/immigration-salary-list.ts";
import { shortageCodes, shortageOnlyFor } from "../lists/temporary-shortage-list.ts";
import { payScaleCodes, payScaleOf } from "../pay-scales/pay-scale-of.ts";
import { allOccupations, occupationOf } from "./all-occupations.ts";
import type { Occupation, PublishedRates } from "./read-row.ts";

const RATES = "uk_soc2020_going_rates.csv";
const APPENDIX = "uk_going_rates_ashe.csv";
const areThere = areFactsThere(RATES, APPENDIX, "uk_ineligible_occupations.csv");

/** The copies disagree on these; ours is the higher. */
const disputed = ["1259 A", "5313 F"].concat(
  "3214 6116 6232 6250 7115 7125 7129 8115 9252".split(" ").map((code) => `${code} F`),
);

test("every code of SOC 2020 is there once", () => {
  expect(allOccupations).toHaveLength(412);
  expect(new Set(allOccupations.map(({ socCode }) => socCode)).size).toBe(412);
});

test("a code that does not exist has no occupation", () => {
  expect(occupationOf("9999")).toBeNull();
});

test("90, 80 and 70 per cent never fall below their hour's floor", () => {
  for (const { rates } of allOccupations) {
    for (const option of ["A", "B", "C", "E"] as const) expectAtLeast(rates[option], 33_400);
    for (const option of ["F", "G", "H", "J"] as const) expectAtLeast(rates[option], 25_000);
  }
});

function expectAtLeast(rate: number | null, floor: number): void {
  if (rate !== null) expect(rate).toBeGreaterThanOrEqual(pounds(floor));
}

test.skipIf(!areThere)("every cell is the published one", () => {
  const differing = factsRows(RATES).flatMap((row) =>
    cellsThatDiffer(row.soc2020!, {
      A: row.going_rate_optA_100pct,
      B: row.phd_nonstem_optB_90pct_published,
      C: row.phd_stem_optC_80pct_published,
      E: row.new_entrant_optE_70pct_published,
      F: row.lower_going_rate_optF_100pct,
      J: row.new_entrant_lower_optJ_70pct_published,
    }),
  );
  expect(differing.sort()).toEqual(disputed.filter((cell) => cell !== "5313 F").sort());
});

test.skipIf(!areThere)("every cell is that of the appendix, tables 1 to 2a", () => {
  const differing = factsRows(APPENDIX)
    .filter(({ table }) => table !== "2b")
    .flatMap((row) => {
      const isLower = row.table!.startsWith("2");
      const cells = [row.going_rate_annual_gbp, row.rate_90pct_annual_gbp];
      cells.push(row.rate_80pct_annual_gbp, row.rate_70pct_annual_gbp);
      const options = isLower ? (["F", "G", "H", "J"] as const) : (["A", "B", "C", "E"] as const);
      return cellsThatDiffer(
        row.soc2020_code!,
        Object.fromEntries(options.map((option, at) => [option, cells[at]])),
      );
    });
  expect(differing).toEqual(["5313 F"]);
});

/** An empty cell says nothing: one copy leaves out what the other publishes. */
function cellsThatDiffer(
  code: string,
  cells: Partial<Record<keyof PublishedRates, string | undefined>>,
): string[] {
  const { rates } = occupationOf(code)!;
  return Object.entries(cells)
    .filter(([, cell]) => cell)
    .filter(([option, cell]) => rates[option as keyof PublishedRates] !== pounds(Number(cell)))
    .map(([option]) => `${code} ${option}`);
}

test.skipIf(!areThere)("no cell of ours is without a published one", () => {
  const published = new Set<string>();
  for (const row of factsRows(APPENDIX)) {
    const columns = { going_rate: "AF", rate_90pct: "BG", rate_80pct: "CH", rate_70pct: "EJ" };
    for (const [column, letters] of Object.entries(columns)) {
      const letter = letters[row.table!.startsWith("2") ? 1 : 0];
      if (row[`${column}_annual_gbp`]) published.add(`${row.soc2020_code} ${letter}`);
    }
  }
  const ours = allOccupations.flatMap(({ socCode, rates }) =>
    Object.entries(rates).flatMap(([option, rate]) => (rate ? [`${socCode} ${option}`] : [])),
  );
  expect(ours.filter((cell) => !published.has(cell))).toEqual([]);
});

test.skipIf(!areThere)("exactly the codes eligible for PhD points have rates for a PhD", () => {
  for (const row of factsRows(APPENDIX).filter(({ table }) => table !== "2b")) {
    const { rates } = occupationOf(row.soc2020_code!)!;
    const isEligible = row.eligible_phd_points === "Yes";
    const [option, stem] = row.table!.startsWith("2")
      ? (["G", "H"] as const)
      : (["B", "C"] as const);
    expect([rates[option] !== null, rates[stem] !== null]).toEqual([isEligible, isEligible]);
  }
});

test.skipIf(!areThere)("titles, levels and ways in are the published ones", () => {
  for (const row of factsRows(RATES)) {
    const occupation = occupationOf(row.soc2020!)!;
    expect(occupation.title).toBe(row.title);
    expect(wayIn(occupation)).toEqual([
      row.skill_level,
      row.eligible_new_applicant,
      row.going_rate_basis,
      row.immigration_salary_list !== "no",
      row.temporary_shortage_list === "yes",
    ]);
  }
});

function wayIn({ socCode, skill, rates }: Occupation) {
  const isListed = salaryListRowOf(socCode) !== null;
  const isShortage = shortageCodes.includes(socCode);
  const level = { degree: "higher", medium: "medium", never: "ineligible" }[skill];
  return [level, eligibility(), basis(), isListed, isShortage];

  function eligibility() {
    if (skill === "degree") return "yes";
    if (skill === "never") return "no";
    if (isShortage) return "only_via_TSL_CoS_before_2026-12-31";
    if (isListed) return "only_via_ISL";
    const isOld = rates.A === null && payScaleOf(socCode) === null;
    return isOld ? "extension_same_occupation_only" : "no_for_new_applicants";
  }

  function basis() {
    if (payScaleOf(socCode)) return "national_pay_scale_option_K";
    return rates.A === null ? "none" : "standard_table";
  }
}

test.skipIf(!areThere)("codes that can never be sponsored are those of their list", () => {
  const listed = factsRows("uk_ineligible_occupations.csv").map((row) => row.soc2020_code!);
  const never = allOccupations.filter(({ skill }) => skill === "never");
  expect(never.filter(({ socCode }) => !listed.includes(socCode))).toEqual([]);
  // The list also names codes open to old permissions, and all but two jobs of 9119.
  const others = listed.filter((code) => occupationOf(code)!.skill !== "never");
  expect(others.sort()).toEqual("3214 6116 6232 6250 7115 7125 7129 8115 9119 9252".split(" "));
});

test("a code has rates or a pay scale, never both", () => {
  const both = payScaleCodes.filter((code) => occupationOf(code)!.rates.A !== null);
  expect(both).toEqual([]);
  expect(payScaleCodes).toHaveLength(38);
});

test("the lists name codes that exist", () => {
  const named = [
    ...shortageCodes,
    ...Object.keys(shortageOnlyFor),
    ...salaryList.map((row) => row.socCode),
  ];
  expect(named.filter((code) => occupationOf(code) === null)).toEqual([]);
  expect(shortageCodes).toHaveLength(52);
});
