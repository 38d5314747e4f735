import { firstActs } from "#domain/activity/acts.queries.server.ts";
import { achievementKinds, MAX_NEEDED } from "./achievement-list.ts";
import { type Earned, judgeAchievements } from "./earned.ts";

/** Read from what happened each time: nothing is stored that could be wrong. */
export async function achievementsOf(userId: string) {
  return judgeAchievements(await firstActs(userId, achievementKinds, MAX_NEEDED));
}

export async function findEarned(userId: string, key: string): Promise<Earned | undefined> {
  const { earned } = await achievementsOf(userId);
  return earned.find(({ achievement }) => achievement.key === key);
}
