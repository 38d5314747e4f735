import type { CrsGrid } from "./grid.ts";
import type { CrsFactor, CrsLine } from "./lines.ts";
import { type Levels, type Profile, weakest } from "./profile.ts";

/** A brother or sister, French, a credential earned in Canada, a nomination. */
export function additionalLines(profile: Profile, grid: CrsGrid): CrsLine[] {
  const line = (factor: CrsFactor, points: number, most: number): CrsLine => ({
    factor,
    part: "additional",
    points,
    most,
  });
  const study = grid.canadianStudy;

  return [
    line("sibling", profile.hasSiblingInCanada ? grid.sibling : 0, grid.sibling),
    line("french", frenchPoints(profile, grid), grid.french.withEnglish),
    line("canadian-study", study[profile.canadianStudy], Math.max(...Object.values(study))),
    line("nomination", profile.isNominated ? grid.nomination : 0, grid.nomination),
  ];
}

/**
 * The page gives the lower sum for "CLB 4 or lower in English" and the higher for 5 in all four.
 * English of 5 in some abilities only is read by its weakest: the lower sum.
 */
function frenchPoints(profile: Profile, { french }: CrsGrid): number {
  const inFrench = levelsIn("french", profile);
  if (!inFrench || weakest(inFrench) < french.level) return 0;
  const inEnglish = levelsIn("english", profile);
  const hasEnglish = inEnglish !== null && weakest(inEnglish) >= french.englishLevel;
  return hasEnglish ? french.withEnglish : french.alone;
}

function levelsIn(language: Profile["firstLanguage"], profile: Profile): Levels | null {
  return profile.firstLanguage === language ? profile.first : profile.second;
}
