import { pointsAt } from "./bands.ts";
import type { Columns, CrsGrid } from "./grid.ts";
import type { CrsFactor, CrsLine } from "./lines.ts";
import { abilities, type Levels, type Profile } from "./profile.ts";

/** Age, education, both languages and work in Canada. */
export function coreLines(profile: Profile, grid: CrsGrid): CrsLine[] {
  const column = columnOf(profile);
  const first = ability(profile.first, (level) => pointsAt(grid.firstLanguage, level)[column]);
  const second = profile.second
    ? ability(profile.second, (level) => pointsAt(grid.secondLanguage, level))
    : 0;
  const most = mostOf(grid, column);
  const line = (factor: keyof typeof most, points: number): CrsLine => ({
    factor,
    part: "core",
    points,
    most: most[factor],
  });

  return [
    line("age", pointsAt(grid.age, profile.age)[column]),
    line("education", grid.education[profile.education][column]),
    line("first-language", first),
    line("second-language", Math.min(second, grid.secondLanguageMost[column])),
    line("canadian-work", pointsAt(grid.canadianWork, profile.canadianYears)[column]),
  ];
}

/** The partner's own points; no lines at all for somebody scored as single. */
export function partnerLines({ partner }: Profile, grid: CrsGrid): CrsLine[] {
  if (!partner) return [];
  const language = partner.levels
    ? ability(partner.levels, (level) => pointsAt(grid.partnerLanguage, level))
    : 0;
  const most = {
    education: Math.max(...Object.values(grid.education).map((points) => points.partner)),
    language: 4 * grid.partnerLanguage.at(-1)!.points,
    work: grid.canadianWork.at(-1)!.points.partner,
  };
  const line = (factor: CrsFactor, points: number, of: number): CrsLine => ({
    factor,
    part: "partner",
    points,
    most: of,
  });

  return [
    line("partner-education", grid.education[partner.education].partner, most.education),
    line("partner-language", language, most.language),
    line("partner-work", pointsAt(grid.canadianWork, partner.canadianYears).partner, most.work),
  ];
}

function columnOf(profile: Profile): keyof Columns {
  return profile.partner ? "with" : "without";
}

function ability(levels: Levels, pointsFor: (level: number) => number): number {
  return abilities.reduce((sum, name) => sum + pointsFor(levels[name]), 0);
}

function mostOf(grid: CrsGrid, column: keyof Columns) {
  return {
    age: Math.max(...grid.age.map(({ points }) => points[column])),
    education: Math.max(...Object.values(grid.education).map((points) => points[column])),
    "first-language": 4 * grid.firstLanguage.at(-1)!.points[column],
    "second-language": grid.secondLanguageMost[column],
    "canadian-work": grid.canadianWork.at(-1)!.points[column],
  };
}
