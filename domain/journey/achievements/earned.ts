import type { ActivityRow } from "#domain/activity/activity.queries.server.ts";
import { type Achievement, achievements } from "./achievement-list.ts";

/** `act` is the one that earned it: the fifth application, with its day. */
export type Earned = { achievement: Achievement; act: ActivityRow };

export type Open = { achievement: Achievement; done: number };

/** What somebody has earned, the latest first, and what is still open. `acts` are in their order. */
export function judgeAchievements(acts: readonly ActivityRow[]): {
  earned: Earned[];
  open: Open[];
} {
  const earned: Earned[] = [];
  const open: Open[] = [];
  for (const achievement of achievements) {
    const own = countedActs(acts, achievement);
    const act = own[achievement.count - 1];
    if (act) earned.push({ achievement, act });
    else open.push({ achievement, done: own.length });
  }
  earned.sort((one, other) => other.act.at.getTime() - one.act.at.getTime());
  return { earned, open };
}

/** One act for each thing, the first: an application noted and sent is one application. */
function countedActs(acts: readonly ActivityRow[], { kinds }: Achievement): ActivityRow[] {
  const seen = new Set<string>();
  return acts.filter(({ kind, thingId, at }) => {
    if (!kinds.includes(kind)) return false;
    const thing = thingId || at.toISOString().slice(0, 10);
    if (seen.has(thing)) return false;
    seen.add(thing);
    return true;
  });
}
