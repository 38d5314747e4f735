import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { events } from "#db/schema/events.ts";
import {
  ambassadorTasks,
  ambassadorTaskTicks,
  referralChoices,
  referralLedger,
  referralLinks,
  referrals,
} from "#db/schema/referrals.ts";
import { POINTS_PER_FRIEND } from "#rules/referrals/activation.ts";
import type { ReferralRefusal } from "#rules/referrals/attribution.ts";
import { dayFrom, instantFrom } from "./relative-days.ts";

const ambassador = "demo-ambassador-at-waymark.example";
const staff = "demo-staff-at-waymark.example";

type DemoReferral = {
  /** Of `demoPerson`: small numbers joined lately. */
  person: number;
  link: "own" | "fair";
  isActive?: true;
  refusal?: ReferralRefusal;
};

const invited: readonly DemoReferral[] = [
  { person: 33, link: "fair", isActive: true },
  { person: 30, link: "fair", isActive: true },
  { person: 28, link: "fair", isActive: true },
  { person: 26, link: "own", isActive: true },
  { person: 24, link: "fair", isActive: true },
  { person: 22, link: "own", isActive: true },
  { person: 20, link: "own", isActive: true },
  { person: 21, link: "own", refusal: "too-late" },
  { person: 16, link: "own", refusal: "same-device" },
  { person: 14, link: "fair" },
  { person: 12, link: "own" },
  { person: 10, link: "own" },
];

/** An ambassador with links, results over some weeks, points, and one entry that staff took back. */
export async function addReferrals(tx: Transaction, now: Date): Promise<void> {
  const links = await addLinks(tx, now);
  for (const one of invited) await addReferral(tx, { one, linkId: links[one.link], now });
  await correctLast(tx, now);
  await addTasks(tx, now);
  await tx
    .update(events)
    .set({ ambassadorId: ambassador })
    .where(eq(events.slug, "northgate-evening-for-finalists"));
}

async function addLinks(tx: Transaction, now: Date) {
  const userId = ambassador;
  const createdAt = instantFrom(now, -68);
  const added = await tx
    .insert(referralLinks)
    .values([
      { userId, code: "chia7k2mq", campaign: null, createdAt },
      { userId, code: "fresh4rtx", campaign: "Freshers fair", createdAt },
      {
        ...{ userId, code: "hall9wdzz", campaign: "Hall of residence", createdAt },
        endedAt: instantFrom(now, -20),
      },
    ])
    .returning({ id: referralLinks.id });
  const choices = { showsFirstName: true, wantsWeekly: true, summaryFor: dayFrom(now, 0) };
  await tx.insert(referralChoices).values({ userId, ...choices, updatedAt: createdAt });
  return { own: added[0]!.id, fair: added[1]!.id };
}

type Adding = { one: DemoReferral; linkId: number; now: Date };

async function addReferral(tx: Transaction, { one, linkId, now }: Adding): Promise<void> {
  const friendId = `demo-person-${one.person}`;
  const [friend] = await tx
    .select({ joinedAt: users.createdAt, universityId: users.universityId })
    .from(users)
    .where(eq(users.id, friendId));
  if (!friend) return;
  const { joinedAt, universityId } = friend;
  const activatedAt = one.isActive ? instantFrom(joinedAt, 4) : null;
  const followedAt = instantFrom(joinedAt, one.refusal === "too-late" ? -40 : -1);
  const people = { friendId, inviterId: ambassador, linkId, universityId };
  const [added] = await tx
    .insert(referrals)
    .values({ ...people, joinedAt, followedAt, refusal: one.refusal ?? null, activatedAt })
    .returning({ id: referrals.id });
  if (!activatedAt) return;
  const entry = { userId: ambassador, referralId: added!.id, points: POINTS_PER_FRIEND };
  await tx.insert(referralLedger).values({ ...entry, at: activatedAt < now ? activatedAt : now });
}

async function correctLast(tx: Transaction, now: Date): Promise<void> {
  const entries = await tx.select().from(referralLedger).orderBy(referralLedger.id);
  const last = entries.at(-1);
  if (!last) return;
  const { userId, referralId } = last;
  await tx.insert(referralLedger).values({
    ...{ userId, referralId, points: -last.points, correctsId: last.id, writtenById: staff },
    ...{ at: instantFrom(now, -2), reason: "An account that was made to try the link." },
  });
}

async function addTasks(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(ambassadorTasks).values({
    title: "Ask two finalists what they miss on the job board",
    details: "Bring their answers to the evening for finalists.",
    dueOn: dayFrom(now, 18),
    createdAt: instantFrom(now, -3),
  });
  const done = await tx
    .select({ id: ambassadorTasks.id })
    .from(ambassadorTasks)
    .where(inArray(ambassadorTasks.id, [1, 2]));
  if (done.length === 0) return;
  await tx
    .insert(ambassadorTaskTicks)
    .values(
      done.map(({ id }) => ({ taskId: id, userId: ambassador, tickedAt: instantFrom(now, -30) })),
    );
}
