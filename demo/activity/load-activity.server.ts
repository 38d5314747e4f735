import { like } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { homeVisits } from "#db/schema/journey.ts";
import { accountActivity } from "#domain/accounts/activity-kinds.ts";
import { visitActivity } from "#domain/activity/activity-kinds.ts";
import { type ActivityEntry, insertActivity } from "#domain/activity/record-activity.server.ts";
import { visaToolActivity } from "#domain/visas/tool/activity-kinds.ts";
import { instantFrom } from "../relative-days.ts";
import { type DemoAct, demoActs } from "./acts.server.ts";
import { visitingDays } from "./visiting-days.ts";

const MINUTE_MS = 60_000;

/**
 * What the demo's people have done, as it would have been noted: from what they keep (jobs, CVs,
 * hours), a sign-in on each day they did something, and days on which they only looked.
 */
export async function addActivity(tx: Transaction, now: Date): Promise<void> {
  const people = await demoPeople(tx);
  await insertActivity(tx, await historyOf(tx, people, now));
  await tx.insert(homeVisits).values(people.map(({ id }) => lastVisit(id, now)));
}

/** What they have done since, by the rows as they are now. What was noted before stays. */
export async function continueActivity(
  tx: Transaction,
  { from, now }: { from: Date; now: Date },
): Promise<void> {
  const people = (await demoPeople(tx)).filter(({ id }) => !id.startsWith("demo-past-"));
  const history = await historyOf(tx, people, now);
  await insertActivity(
    tx,
    history.filter(({ at }) => at >= from),
  );
}

type Person = { id: string; since: Date };

function demoPeople(tx: Transaction): Promise<Person[]> {
  return tx
    .select({ id: users.id, since: users.createdAt })
    .from(users)
    .where(like(users.id, "demo-%"));
}

async function historyOf(
  tx: Transaction,
  people: readonly Person[],
  now: Date,
): Promise<ActivityEntry[]> {
  const acts = Map.groupBy(await demoActs(tx), ({ userId }) => userId);
  return people.flatMap(({ id, since }) => {
    const own = (acts.get(id) ?? []).filter(({ at }) => at >= since && at <= now);
    return [
      { kind: accountActivity.registered, userId: id, at: since },
      ...own,
      ...comings(id, since, own),
      ...looks(id, since, now),
    ];
  });
}

/** Everybody was last at their home some days ago, so that it has something new to tell them. */
function lastVisit(userId: string, now: Date) {
  return { userId, seenAt: instantFrom(now, -4), beforeAt: instantFrom(now, -9) };
}

/** Nobody saves a job without having come to the board. */
function comings(userId: string, since: Date, acts: readonly DemoAct[]): ActivityEntry[] {
  return acts.flatMap(({ at, capability }) => [
    { kind: accountActivity["signed-in"], userId, at: shortlyBefore(at, 6, since) },
    visited(userId, capability, shortlyBefore(at, 5, since)),
  ]);
}

function looks(userId: string, since: Date, now: Date): ActivityEntry[] {
  return visitingDays(userId, since, now).flatMap(({ at, capabilities }) => [
    { kind: accountActivity["signed-in"], userId, at },
    ...capabilities.map((capability) => visited(userId, capability, at)),
    // Anyone who goes to the visa tools asks one of them something.
    ...(capabilities.includes("visa-tools") ? [checked(userId, at)] : []),
  ]);
}

function visited(userId: string, capability: string, at: Date): ActivityEntry {
  return { kind: visitActivity["capability-visited"], userId, thingId: capability, at };
}

function checked(userId: string, at: Date): ActivityEntry {
  return { kind: visaToolActivity["visa-check-made"], userId, thingId: "visa-check", at };
}

/** On the same day still, and not before they registered. */
function shortlyBefore(at: Date, minutes: number, since: Date): Date {
  const midnight = Date.parse(at.toISOString().slice(0, 10));
  const before = at.getTime() - minutes * MINUTE_MS;
  return new Date(Math.max(midnight, since.getTime(), before));
}
