import { inForce } from "#rules/dated.ts";
import { additionalLines } from "./additional.ts";
import { coreLines, partnerLines } from "./core.ts";
import { type CrsGrid, crsGrids } from "./grid.ts";
import type { CrsLine, CrsPart, CrsPartTotal } from "./lines.ts";
import type { Profile } from "./profile.ts";
import { countCombinations, transferabilityLines } from "./transferability.ts";

export type CrsEstimate = {
  total: number;
  most: number;
  parts: Readonly<Record<CrsPart, CrsPartTotal>>;
  lines: readonly CrsLine[];
  on: string;
  effectiveFrom: string;
  source: string;
  checkedOn: string;
};

/** Scores somebody under the grid in force on the given ISO day. Refuses a day no grid covers. */
export function estimateCrs(profile: Profile, on: string): CrsEstimate {
  const grid = inForce(crsGrids, on, "Comprehensive Ranking System grid");
  const lines = [
    ...coreLines(profile, grid),
    ...partnerLines(profile, grid),
    ...transferabilityLines(profile, grid),
    ...additionalLines(profile, grid),
  ];
  const parts = countParts(lines, profile, grid);
  const counted = Object.values(parts);

  return {
    total: counted.reduce((sum, part) => sum + part.points, 0),
    most: counted.reduce((sum, part) => sum + part.most, 0),
    parts,
    lines,
    on,
    effectiveFrom: grid.effectiveFrom,
    source: grid.source,
    checkedOn: grid.checkedOn,
  };
}

function countParts(
  lines: readonly CrsLine[],
  profile: Profile,
  grid: CrsGrid,
): Record<CrsPart, CrsPartTotal> {
  const { most } = grid;
  return {
    core: capped(sumOf(lines, "core"), profile.partner ? most.core.with : most.core.without),
    partner: capped(sumOf(lines, "partner"), profile.partner ? most.partner : 0),
    transferability: countCombinations(lines, grid),
    additional: capped(sumOf(lines, "additional"), most.additional),
  };
}

function sumOf(lines: readonly CrsLine[], part: CrsPart): number {
  return lines.filter((line) => line.part === part).reduce((sum, { points }) => sum + points, 0);
}

function capped(sum: number, most: number): CrsPartTotal {
  const points = Math.min(sum, most);
  return { points, most, lost: sum - points };
}
