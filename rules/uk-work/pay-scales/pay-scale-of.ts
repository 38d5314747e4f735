import { pounds } from "#rules/money.ts";
import type { UkNation } from "../verdict-types.ts";
import { nhsBands } from "./nhs-bands.ts";
import { roleRates } from "./role-rates.ts";
import { teacherPay } from "./teacher-pay.ts";

/** A row of Tables 3 to 5: what one role is paid. `hours` null: "full time", as the scale means it. */
export type ScaleRate = {
  role: string;
  nation: UkNation | null;
  annual: number;
  hours: number | null;
};

const nations = ["england", "scotland", "wales", "northern-ireland"] as const;

const teacherAreas: readonly { area: string; nation: UkNation }[] = [
  { area: "outside London", nation: "england" },
  { area: "London fringe", nation: "england" },
  { area: "outer London", nation: "england" },
  { area: "inner London", nation: "england" },
  { area: "", nation: "scotland" },
  { area: "", nation: "wales" },
  { area: "", nation: "northern-ireland" },
];

const bandCodes = `
2221 2222 2223 2224 2225 2226 2229 2231 2232 2233 2234 2235 2236 2237
2251 2252 2254 2255 2256 2259 2461 3213 3219 6131 6132 6133
`;
const teacherCodes = "2313 2314 2315 2316 2321";

const bands = linesOf(nhsBands).flatMap((line) => {
  const [, band, figures] = line.match(/^(Band \w+) +(.*)$/)!;
  return figures!
    .split(/ +/)
    .map((figure, at) => rateOf(figure, { role: band!, nation: nations[at]! }));
});

const teachers = linesOf(teacherPay).flatMap((line) => {
  const cells = line.split(/ +/);
  const role = cells.slice(teacherAreas.length).join(" ");
  return teacherAreas.flatMap(({ area, nation }, at) =>
    cells[at] === "-"
      ? []
      : [rateOf(cells[at]!, { role: area ? `${role}, ${area}` : role, nation })],
  );
});

const scales = new Map<string, ScaleRate[]>();
for (const code of wordsOf(bandCodes)) scales.set(code, [...bands]);
for (const code of wordsOf(teacherCodes)) scales.set(code, teachers);
for (const line of linesOf(roleRates)) {
  const [code, nation, hours, figure, ...role] = line.split(/ +/);
  const place = nation === "uk" ? null : (nation as UkNation);
  const rate = rateOf(figure!, { role: role.join(" "), nation: place });
  const rates = scales.get(code!) ?? [];
  rates.push({ ...rate, hours: hours === "-" ? null : Number(hours) });
  scales.set(code!, rates);
}
// "As SOC 2020 occupation code 2211."
scales.set("2212", scales.get("2211")!);

/** The rows a code's national pay scale has, or null for a code that is not paid by one. */
export function payScaleOf(socCode: string): readonly ScaleRate[] | null {
  return scales.get(socCode) ?? null;
}

export const payScaleCodes: readonly string[] = [...scales.keys()].sort();

function rateOf(figure: string, of: { role: string; nation: UkNation | null }): ScaleRate {
  return { ...of, annual: Math.round(pounds(Number(figure))), hours: null };
}

function linesOf(table: string): string[] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.trim());
}

function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}
