import { expect, test } from "vitest";
import { pounds } from "#rules/money.ts";
import { areFactsThere, factsRows } from "#test/facts-csv.ts";
import type { UkNation } from "../verdict-types.ts";
import { payScaleCodes, payScaleOf } from "./pay-scale-of.ts";

const CODES = "uk_health_education_occupations.csv";
const BANDS = "uk_nhs_bands.csv";
const TEACHERS = "uk_teacher_pay.csv";
const areThere = areFactsThere(CODES, BANDS, TEACHERS);

const nationNames: Record<string, UkNation> = {
  England: "england",
  Scotland: "scotland",
  Wales: "wales",
  "Northern Ireland": "northern-ireland",
};

test("a specialist doctor is paid by the scale of a general one", () => {
  expect(payScaleOf("2212")).toBe(payScaleOf("2211"));
});

test("a code without a national scale has none", () => {
  expect(payScaleOf("2134")).toBeNull();
});

test.skipIf(!areThere)("exactly the published codes have a scale", () => {
  const published = new Set(factsRows(CODES).map((row) => row.soc2020_code!));
  expect(payScaleCodes).toEqual([...published].sort());
});

test.skipIf(!areThere)(
  "every NHS band is the published one, for every code that follows them",
  () => {
    const published = factsRows(BANDS).flatMap((row) =>
      Object.entries(nationNames).map(([name, nation]) => ({
        role: row["Band or equivalent"],
        nation,
        annual: pounds(Number(row[name])),
        hours: null,
      })),
    );
    const following = codesThatSee("Table 4");
    expect(following).toHaveLength(26);
    for (const code of following) {
      expect(payScaleOf(code)!.filter(({ role }) => /^Band \d/.test(role))).toEqual(published);
    }
  },
);

test.skipIf(!areThere)("every cell of the teachers' pay is the published one", () => {
  const cells = factsRows(TEACHERS).flatMap((row) => {
    const { Role, ...areas } = row;
    return Object.values(areas)
      .filter(Boolean)
      .map((figure) => [Role, pounds(Number(figure))]);
  });
  for (const code of codesThatSee("Table 5")) {
    const ours = payScaleOf(code)!.map(({ role, annual }) => [role.split(",")[0], annual]);
    expect(ours).toEqual(cells);
  }
});

test.skipIf(!areThere)(
  "every figure the texts give by role is ours, with its nation and week",
  () => {
    for (const row of factsRows(CODES).filter(({ going_rate_text }) =>
      going_rate_text!.includes("£"),
    )) {
      const text = row.going_rate_text!;
      const nation = nationNames[row.occupation!.match(/\(([^)]+)\)$/)?.[1] ?? ""];
      const rates = payScaleOf(row.soc2020_code!)!.filter(
        (rate) => !/^Band \d/.test(rate.role) && (!nation || rate.nation === nation),
      );
      for (const { role, annual } of rates) {
        expect(text.includes(role) || row.occupation === role).toBe(true);
        expect(text).toContain(
          (annual / 100).toLocaleString("en-GB", { maximumFractionDigits: 2 }),
        );
      }
      // "£12.26 per hour" repeats an annual figure.
      expect(rates).toHaveLength(text.match(/£(?![\d.]+ per hour)/g)!.length);
    }
  },
);

test("a stated week is kept where the text states one", () => {
  const wales = payScaleOf("2211")!.filter(({ nation }) => nation === "wales");
  expect(wales.map(({ hours }) => hours)).toEqual([40, 40, 40, 40, 40, 40, 37.5]);
  expect(payScaleOf("2312")!.every(({ hours }) => hours === null)).toBe(true);
});

function codesThatSee(table: string): string[] {
  return factsRows(CODES)
    .filter((row) => row.going_rate_text!.includes(table))
    .map((row) => row.soc2020_code!);
}
