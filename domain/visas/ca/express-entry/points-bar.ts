import type { CrsEstimate } from "#rules/ca-express-entry/crs.ts";
import { crsParts } from "#rules/ca-express-entry/lines.ts";
import type { CutOffSeen } from "#rules/ca-express-entry/seen.ts";
import { partLabels } from "./labels.ts";

export type PointsBarView = {
  /** In per cent of the bar. */
  segments: readonly { label: string; points: number; from: number; width: number }[];
  band: { from: number; to: number; label: string } | null;
  most: number;
  /** The whole picture in words. */
  words: string;
};

/** Without a nomination nobody passes 600, and half the bar would stay empty. */
const SHORT_BAR = 600;

export function pointsBar(estimate: CrsEstimate, seen: CutOffSeen | null): PointsBarView {
  const most = estimate.total > SHORT_BAR ? estimate.most : SHORT_BAR;
  const share = (points: number) => Math.round((points / most) * 10_000) / 100;
  let from = 0;
  const segments = crsParts.flatMap((part) => {
    const { points } = estimate.parts[part];
    if (points === 0) return [];
    const segment = { label: partLabels[part], points, from: share(from), width: share(points) };
    from += points;
    return [segment];
  });
  const told = segments.map(({ label, points }) => `${label} ${points}`).join(", ");

  return {
    segments,
    band: seen && {
      from: share(seen.lowest),
      to: share(seen.highest),
      label: `${seen.lowest} to ${seen.highest}`,
    },
    most,
    words: `${estimate.total} of ${most} points${told ? `: ${told}` : ""}.${
      seen ? ` Rounds seen invited from ${seen.lowest} to ${seen.highest}.` : ""
    }`,
  };
}
