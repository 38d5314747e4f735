import type { ActivityRow } from "#domain/activity/activity.queries.server.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { actsLabel } from "./act-labels.ts";

const MAX_NAMES = 3;

/** "Saved 3 jobs" on a day, with the names of those that are still there. */
export type PastEntry = {
  kind: string;
  /** In the reader's zone. */
  day: string;
  at: Date;
  title: string;
  count: number;
  names: string[];
  /** How many more there were than are named. */
  more: number;
};

/** Names of things by `nameKey`. A thing that is gone, or never had a name, has none. */
export type ThingNames = ReadonlyMap<string, string>;

export function nameKey({ thing, thingId }: { thing: string; thingId: string }): string {
  return `${thing} ${thingId}`;
}

/** What is noted in the same moment as an application, for the person who sent it. */
const partsOfApplying: ReadonlySet<string> = new Set([
  ...["job-saved", "job-applied", "cv-sent", "letter-sent"],
]);

/** Somebody who sends an application did one thing, whatever else it wrote down for them. */
function ownActs(acts: readonly ActivityRow[]): ActivityRow[] {
  const applied = new Set(
    acts.flatMap(({ kind, at }) => (kind === "application-sent" ? [at.getTime()] : [])),
  );
  return acts.filter(({ kind, at }) => !(partsOfApplying.has(kind) && applied.has(at.getTime())));
}

/** What somebody did, in its order. The same on one day is one entry. */
export function pastEntries(
  acts: readonly ActivityRow[],
  names: ThingNames,
  timeZone: string,
): PastEntry[] {
  const days = Map.groupBy(ownActs(acts), ({ kind, at }) => `${clockIn(timeZone, at).day} ${kind}`);
  return [...days.values()].flatMap((same) => entryOf(same, names, timeZone) ?? []).sort(byMoment);
}

function entryOf(
  acts: readonly ActivityRow[],
  names: ThingNames,
  timeZone: string,
): PastEntry | null {
  const [{ kind, at }] = acts as [ActivityRow];
  const count = new Set(acts.map(nameKey)).size;
  const title = actsLabel(kind, count);
  if (title === null) return null;
  const known = [...new Set(acts.flatMap((act) => names.get(nameKey(act)) ?? []))];
  const shown = known.slice(0, MAX_NAMES);
  const more = known.length > 0 ? Math.max(0, count - shown.length) : 0;
  return { kind, day: clockIn(timeZone, at).day, at, title, count, names: shown, more };
}

function byMoment(one: PastEntry, other: PastEntry): number {
  return one.at.getTime() - other.at.getTime() || one.kind.localeCompare(other.kind);
}

/** "Analyst, Halden Rowe; Planner, Tarnside and 2 more". */
export function namesLine({ names, more }: Pick<PastEntry, "names" | "more">): string {
  const said = names.join("; ");
  return more > 0 ? `${said} and ${more} more` : said;
}
