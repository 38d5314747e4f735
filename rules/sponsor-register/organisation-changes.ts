import type { Organisation } from "./organisation.ts";
import type { Licence } from "./standing.ts";

/** Something new that the register said about one organisation. */
export type RegisterChange =
  | { kind: "joined" | "left"; before: string | null; after: string | null }
  | { kind: "rating_changed"; route: string; before: string; after: string }
  | {
      kind: "route_gained" | "route_lost";
      route: string;
      before: string | null;
      after: string | null;
    }
  | { kind: "moved"; before: string; after: string };

export type RegisterChangeKind = RegisterChange["kind"];

/** What happened to one organisation between two files. Null is "not on the register". */
export function changesBetween(
  before: Organisation | null,
  after: Organisation | null,
): RegisterChange[] {
  if (!before && !after) return [];
  if (!before) return [{ kind: "joined", before: null, after: routesOf(after!) }];
  if (!after) return [{ kind: "left", before: routesOf(before), after: null }];

  const moved: RegisterChange[] =
    before.townKey === after.townKey
      ? []
      : [{ kind: "moved", before: before.town, after: after.town }];
  return [...moved, ...licenceChanges(before.licences, after.licences)];
}

function licenceChanges(before: readonly Licence[], after: readonly Licence[]): RegisterChange[] {
  const earlier = ratingsByRoute(before);
  const later = ratingsByRoute(after);
  const changes: RegisterChange[] = [];
  for (const [route, rating] of later) {
    const old = earlier.get(route);
    if (old === undefined)
      changes.push({ kind: "route_gained", route, before: null, after: rating });
    else if (old !== rating)
      changes.push({ kind: "rating_changed", route, before: old, after: rating });
  }
  for (const [route, rating] of earlier) {
    if (!later.has(route)) changes.push({ kind: "route_lost", route, before: rating, after: null });
  }
  return changes;
}

function ratingsByRoute(licences: readonly Licence[]): Map<string, string> {
  const ratings = new Map<string, string[]>();
  for (const { route, ratingWords } of licences) {
    ratings.set(route, [...(ratings.get(route) ?? []), ratingWords]);
  }
  return new Map([...ratings].map(([route, words]) => [route, words.sort().join(", ")]));
}

function routesOf({ licences }: Organisation): string {
  return [...ratingsByRoute(licences)].map(([route, rating]) => `${route} (${rating})`).join("; ");
}
