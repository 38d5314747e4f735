import { estimateCrs } from "./crs.ts";
import {
  abilities,
  type CanadianStudy,
  canadianStudies,
  type Education,
  educations,
  type Levels,
  type Profile,
} from "./profile.ts";

/** One thing that could be different. Levels are for all four abilities. */
export type Change = OwnChange | PartnerChange;

type OwnChange =
  | { what: "first-language"; level: number }
  | { what: "second-language"; level: number }
  | { what: "canadian-work"; years: number }
  | { what: "foreign-work"; years: number }
  | { what: "education"; to: Education }
  | { what: "canadian-study"; to: CanadianStudy }
  | { what: "trade-certificate" }
  | { what: "nomination" };

type PartnerChange =
  | { what: "partner-language"; level: number }
  | { what: "partner-work"; years: number }
  | { what: "partner-education"; to: Education };

export type Raise = {
  change: Change;
  gain: number;
  total: number;
  /** Points that age takes in the years the change needs; 0 or less. Not part of `gain`. */
  ageChange: number;
};

/** Where the grid's points step up for somebody who sits a test again. */
const firstLevels = [4, 6, 7, 8, 9, 10];
const otherLevels = [5, 7, 9];
/** The first language steps up often, and only some steps combine with anything. */
const MAX_FIRST = 3;
const MAX_OTHERS = 2;

/** Every single change that would raise the estimate, fewest things to do first. */
export function whatWouldRaise(profile: Profile, on: string): readonly Raise[] {
  const now = estimateCrs(profile, on).total;

  return changesOpenTo(profile).flatMap((change) => {
    const total = estimateCrs(withChange(profile, change), on).total;
    if (total <= now) return [];
    return [{ change, gain: total - now, total, ageChange: ageChangeOf(profile, change, on) }];
  });
}

/** What the next birthday alone does to the estimate; never more than 0 from 20 on. */
export function nextBirthday(profile: Profile, on: string): { age: number; change: number } {
  const older = { ...profile, age: profile.age + 1 };
  const change = estimateCrs(older, on).total - estimateCrs(profile, on).total;
  return { age: older.age, change };
}

function changesOpenTo(profile: Profile): readonly Change[] {
  const { partner } = profile;
  return [
    ...levelsAbove(profile.first, firstLevels, MAX_FIRST).map(
      (level): Change => ({ what: "first-language", level }),
    ),
    ...levelsAbove(profile.second, otherLevels).map(
      (level): Change => ({ what: "second-language", level }),
    ),
    ...levelsAbove(partner ? partner.levels : "no partner", otherLevels).map(
      (level): Change => ({ what: "partner-language", level }),
    ),
    { what: "canadian-work", years: profile.canadianYears + 1 },
    { what: "foreign-work", years: profile.foreignYears < 1 ? 1 : 3 },
    ...(partner ? [{ what: "partner-work", years: partner.canadianYears + 1 } as const] : []),
    { what: "trade-certificate" },
    ...above(educations, profile.education).map((to): Change => ({ what: "education", to })),
    ...above(canadianStudies, profile.canadianStudy).map(
      (to): Change => ({ what: "canadian-study", to }),
    ),
    ...above(educations, partner?.education ?? "doctorate").map(
      (to): Change => ({ what: "partner-education", to }),
    ),
    { what: "nomination" },
  ];
}

/** The next steps that the weakest ability has not reached. */
function levelsAbove(
  levels: Levels | null | "no partner",
  steps: readonly number[],
  most = MAX_OTHERS,
) {
  if (levels === "no partner") return [];
  const reached = levels ? Math.min(...abilities.map((ability) => levels[ability])) : 0;
  return steps.filter((step) => step > reached).slice(0, most);
}

function above<Value>(ranked: readonly Value[], value: Value): readonly Value[] {
  return ranked.slice(ranked.indexOf(value) + 1).slice(0, 2);
}

function withChange(profile: Profile, change: Change): Profile {
  const { partner } = profile;
  switch (change.what) {
    case "first-language":
      return { ...profile, first: atLeast(profile.first, change.level) };
    case "second-language":
      return { ...profile, second: atLeast(profile.second, change.level) };
    case "canadian-work":
      return { ...profile, canadianYears: change.years };
    case "foreign-work":
      return { ...profile, foreignYears: Math.max(profile.foreignYears, change.years) };
    case "education":
      return { ...profile, education: change.to };
    case "canadian-study":
      return { ...profile, canadianStudy: change.to };
    case "trade-certificate":
      return { ...profile, hasTradeCertificate: true };
    case "nomination":
      return { ...profile, isNominated: true };
    default:
      return partner ? { ...profile, partner: partnerWith(partner, change) } : profile;
  }
}

function partnerWith(
  partner: NonNullable<Profile["partner"]>,
  change: PartnerChange,
): NonNullable<Profile["partner"]> {
  if ("level" in change) return { ...partner, levels: atLeast(partner.levels, change.level) };
  if ("years" in change) return { ...partner, canadianYears: change.years };
  return { ...partner, education: change.to };
}

function atLeast(levels: Levels | null, level: number): Levels {
  const raised = (ability: (typeof abilities)[number]) => Math.max(levels?.[ability] ?? 0, level);
  return {
    listening: raised("listening"),
    speaking: raised("speaking"),
    reading: raised("reading"),
    writing: raised("writing"),
  };
}

/** A year of work is also a year of age. */
function ageChangeOf(profile: Profile, change: Change, on: string): number {
  const years =
    change.what === "canadian-work"
      ? change.years - profile.canadianYears
      : change.what === "foreign-work"
        ? change.years - profile.foreignYears
        : 0;
  if (years <= 0) return 0;
  const older = { ...profile, age: profile.age + years };
  return estimateCrs(older, on).total - estimateCrs(profile, on).total;
}
