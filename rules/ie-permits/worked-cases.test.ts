import { expect, test } from "vitest";
import { euros } from "./euros.ts";
import { judgeIrishJob } from "./judge.ts";
import type { Degree, IrishJob, IrishReader, IrishVerdict } from "./verdict-types.ts";
import { irishCases } from "./worked-cases.data.ts";

const old: Degree = { isRelevant: true, awardedOn: "2024-06-01", isIrish: true, level: 9 };
const fresh: Degree = { ...old, awardedOn: "2026-09-01" };
const degrees: Readonly<Record<string, IrishReader["degree"]>> = {
  ...{ old, fresh, none: "none", "-": null },
  foreign: { ...fresh, isIrish: false },
  irrelevant: { ...old, isRelevant: false },
};
const occupations: Readonly<Record<string, IrishJob["occupation"]>> = {
  ...{ listed: "critical-skills", neither: "neither" },
  ...{ ineligible: "ineligible", unknown: "unknown" },
};
const staff: Readonly<Record<string, IrishJob["employerStaff"]>> = {
  ...{ half: "half-or-more", fewer: "fewer", "start-up": "start-up", "-": null },
};

function outcomeOf(given: string): string {
  const [pay = "", occupation = "", degreeName = "", ...changes] = given.split(" ");
  const said = new Map(changes.map((change) => change.split(/:(.*)/) as [string, string]));
  const offer = said.get("offer") ?? "24";
  const sector = said.get("sector") ?? "no";
  const job: IrishJob = {
    pay: { annual: pay === "-" ? null : euros(Number(pay)) },
    occupation: occupations[occupation]!,
    isLowerPaidSector: sector === "-" ? null : sector === "yes",
    offerMonths: offer === "-" ? null : Number(offer),
    employerStaff: staff[said.get("staff") ?? "half"]!,
    startsOn: said.get("starts") ?? null,
  };
  const awardedOn = said.get("awarded");
  const degree = awardedOn ? { ...fresh, awardedOn } : degrees[degreeName]!;
  try {
    return wordOf(judgeIrishJob(job, { degree }, said.get("on") ?? "2026-11-15"));
  } catch (error) {
    return error instanceof RangeError ? "refused" : String(error);
  }
}

const words: Readonly<Record<string, string>> = {
  ...{ fits: "fits", "fits-as-recent-graduate": "graduate", "fits-general": "general" },
  ...{ "occupation-not-eligible": "not-eligible", "employer-not-eligible": "employer" },
  "cannot-tell": "unknown",
};

function wordOf({ code, option, gates, shortBy }: IrishVerdict): string {
  if (code === "below") return `below:${(shortBy ?? 0) / 100}`;
  const isPlain = gates.every(({ state }) => state === "open");
  return option === null || isPlain ? words[code]! : `${words[code]}-if`;
}

const rows = irishCases.trim().split("\n");

test.each(rows)("%s", (row) => {
  const [given = "", outcome] = row.split(" = ");
  expect(outcomeOf(given)).toBe(outcome);
});

test("no case is there twice", () => {
  expect(new Set(rows).size).toBe(rows.length);
});
