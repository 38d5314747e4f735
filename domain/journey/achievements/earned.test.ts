import { expect, test } from "vitest";
import { achievementKinds, achievements, MAX_NEEDED } from "./achievement-list.ts";
import { judgeAchievements } from "./earned.ts";

const act = (kind: string, thingId: string, day: number) => ({
  ...{ kind, thing: "job", thingId },
  at: new Date(Date.UTC(2026, 9, day, 9)),
});

const keysOf = (acts: ReturnType<typeof act>[]) =>
  judgeAchievements(acts).earned.map(({ achievement }) => achievement.key);

test("nothing done is nothing earned, and everything is still open", () => {
  const { earned, open } = judgeAchievements([]);
  expect(earned).toEqual([]);
  expect(open).toHaveLength(achievements.length);
});

test("the act that makes the number is the one that earned it", () => {
  const acts = [1, 2, 3, 4, 5, 6].map((day) => act("job-applied", String(day), day));
  const { earned, open } = judgeAchievements(acts.slice(0, 4));
  expect(earned.map(({ achievement }) => achievement.key)).toEqual(["first-application"]);
  expect(open.find(({ achievement }) => achievement.key === "five-applications")?.done).toBe(4);

  const five = judgeAchievements(acts).earned.find(
    ({ achievement }) => achievement.key === "five-applications",
  );
  expect(five?.act.at.getUTCDate()).toBe(5);
});

test("an application noted and sent for one job is one application", () => {
  const acts = [1, 2, 3, 4].flatMap((day) => [
    act("job-applied", String(day), day),
    act("application-sent", String(day), day),
  ]);
  expect(keysOf(acts)).toEqual(["first-application"]);
});

test("what is about nothing counts by the day, whenever those days are", () => {
  const log = (day: number) => act("hours-logged", "", day);
  expect(keysOf([log(1), log(1), log(1), log(1)])).toEqual([]);
  expect(keysOf([log(1), log(9), log(20), log(28)])).toEqual(["hours-logged"]);
});

test("keys are unique and short, and the read asks for enough of each kind", () => {
  const keys = achievements.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { count, kinds } of achievements) {
    expect(count).toBeLessThanOrEqual(MAX_NEEDED);
    for (const kind of kinds) expect(achievementKinds).toContain(kind);
  }
});
