import { stepOf } from "./bands.ts";
import type { CrsGrid } from "./grid.ts";
import type { CrsFactor, CrsLine, CrsPartTotal } from "./lines.ts";
import { educations, type Profile, weakest } from "./profile.ts";

/** The combinations that share a cap of their own. */
const groups: readonly (readonly CrsFactor[])[] = [
  ["education-with-language", "education-with-work"],
  ["foreign-work-with-language", "foreign-work-with-work"],
  ["trade-with-language"],
];

/** Two things that are worth more together: only the first language counts here. */
export function transferabilityLines(profile: Profile, grid: CrsGrid): CrsLine[] {
  const language = stepOf(weakest(profile.first), grid.steps.language);
  const work = stepOf(profile.canadianYears, grid.steps.canadianYears);
  const education = educationTier(profile, grid);
  const { some, more } = grid.tiers.foreignYears;
  const foreign = stepOf(profile.foreignYears, [some, more]);
  const pair = (factor: CrsFactor, tier: 0 | 1 | 2, step: 0 | 1 | 2): CrsLine => ({
    factor,
    part: "transferability",
    points: combined(grid, tier, step),
    most: grid.combinations.more[1],
  });

  return [
    pair("education-with-language", education, language),
    pair("education-with-work", education, work),
    pair("foreign-work-with-language", foreign, language),
    pair("foreign-work-with-work", foreign, work),
    {
      factor: "trade-with-language",
      part: "transferability",
      points: tradePoints(profile, grid),
      most: grid.combinations.trade[1],
    },
  ];
}

/** Each group is capped, and then all of them together. */
export function countCombinations(lines: readonly CrsLine[], grid: CrsGrid): CrsPartTotal {
  const raw = groups.map((factors) =>
    lines
      .filter(({ factor }) => factors.includes(factor))
      .reduce((sum, { points }) => sum + points, 0),
  );
  const counted = raw.reduce((sum, group) => sum + Math.min(group, grid.most.combinationGroup), 0);
  const points = Math.min(counted, grid.most.transferability);
  const lost = raw.reduce((sum, group) => sum + group, 0) - points;
  return { points, most: grid.most.transferability, lost };
}

function educationTier({ education }: Profile, { tiers }: CrsGrid): 0 | 1 | 2 {
  const rank = (level: (typeof educations)[number]) => educations.indexOf(level);
  return stepOf(rank(education), [rank(tiers.education.some), rank(tiers.education.more)]);
}

function combined({ combinations }: CrsGrid, tier: 0 | 1 | 2, step: 0 | 1 | 2): number {
  if (tier === 0 || step === 0) return 0;
  return (tier === 2 ? combinations.more : combinations.some)[step === 2 ? 1 : 0];
}

function tradePoints(profile: Profile, grid: CrsGrid): number {
  const step = stepOf(weakest(profile.first), grid.steps.tradeLanguage);
  if (!profile.hasTradeCertificate || step === 0) return 0;
  return grid.combinations.trade[step === 2 ? 1 : 0];
}
