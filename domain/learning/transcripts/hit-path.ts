import { atSecond, hubPaths, jumpstartLessonPath, lessonPath } from "../catalogue/hub-paths.ts";
import type { TranscriptHit } from "./transcript-hit.ts";

/** Where a hit leads: to its moment, or to what premium is. */
export function hitPath(hit: TranscriptHit, place: "hub" | "jumpstart" = "hub"): string {
  if (!hit.said) return hubPaths.offer;
  const path = place === "jumpstart" ? jumpstartLessonPath(hit.slug) : lessonPath(hit);
  return hit.said.atMs === 0 ? path : atSecond(path, hit.said.atMs);
}
