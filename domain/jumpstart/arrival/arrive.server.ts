import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { departures } from "#db/schema/jumpstart.ts";
import { outdateSessions } from "#domain/accounts/auth/revisions.server.ts";
import { becomeStudent } from "#domain/accounts/people/become-student.server.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { jumpstartActivity } from "../activity-kinds.ts";
import { jumpstartAudit } from "../audit-kinds.ts";
import { changeDeparture, type Departure, findDeparture } from "../departures.server.ts";
import { endAllFamilyLinks } from "../family/share-plan.server.ts";
import { type ArrivalRefusal, MAX_ARRIVALS } from "../refusals.ts";
import { hasLanded } from "./has-landed.ts";

const AT_ONCE = 200;

/**
 * Somebody says that they have arrived. From the day of landing their word is enough; before it, or
 * without a day, it waits for their university or for the day.
 */
export async function sayArrived(userId: string, now: Date): Promise<"arrived" | "waiting"> {
  const departure = await findDeparture(userId);
  if (departure && hasLanded(departure, now)) {
    const how = { actorId: null, how: "own word, after the day of landing" };
    if (await complete(departure, how, now)) return "arrived";
  }
  await db.transaction((tx) => changeDeparture(tx, userId, { saidArrivedAt: now }, now));
  return "waiting";
}

/** Those who said so before the day, once it has come. Answers how many became students. */
export async function confirmDueArrivals(now: Date): Promise<number> {
  let arrived = 0;
  let after = "";
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    const waiting = await db
      .select({ userId: departures.userId })
      .from(departures)
      .where(
        and(
          isNotNull(departures.saidArrivedAt),
          isNull(departures.arrivedAt),
          sql`${departures.userId} > ${after}`,
        ),
      )
      .orderBy(departures.userId)
      .limit(AT_ONCE);
    for (const { userId } of waiting) {
      const departure = await findDeparture(userId);
      const how = { actorId: null, how: "own word, confirmed by the day of landing" };
      if (departure && hasLanded(departure, now) && (await complete(departure, how, now)))
        arrived += 1;
    }
    found = waiting.length;
    after = waiting.at(-1)?.userId ?? after;
  }
  return arrived;
}

/** The university says that one of its people has arrived. */
export async function confirmArrival(
  actor: Member,
  userId: string,
  now: Date,
): Promise<Result<null, ArrivalRefusal>> {
  if (!officeMay(actor, "see-students") || actor.universityId === null) return no("forbidden");
  const departure = await findDeparture(userId);
  if (departure?.universityId !== actor.universityId) return no("not-found");
  const how = { actorId: actor.id, how: "university" };
  return (await complete(departure, how, now)) ? ok(null) : no("not-found");
}

/** The same by a list of addresses: everybody on it in one transaction, and who was not found. */
export async function confirmArrivals(
  actor: Member,
  emails: readonly string[],
  now: Date,
): Promise<Result<{ arrived: number; unknown: string[] }, ArrivalRefusal>> {
  const { universityId } = actor;
  if (!officeMay(actor, "see-students") || universityId === null) return no("forbidden");
  const once = [...new Set(emails.map((email) => email.toLowerCase()))];
  if (once.length > MAX_ARRIVALS) return no("too-many");
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.universityId, universityId),
        eq(users.role, "predeparture_student"),
        inArray(users.email, once),
      ),
    );
  const people = await Promise.all(found.map(({ id }) => findDeparture(id)));
  const how = { actorId: actor.id, how: "university, by a list" };
  await db.transaction(async (tx) => {
    for (const person of people) if (person) await becomeOne(tx, person, how, now);
  });
  for (const { id } of found) outdateSessions(id);
  const known = new Set(found.map(({ email }) => email));
  return ok({ arrived: found.length, unknown: once.filter((email) => !known.has(email)) });
}

type How = { actorId: string | null; how: string };

async function complete(departure: Departure, how: How, now: Date): Promise<boolean> {
  const isDone = await db.transaction((tx) => becomeOne(tx, departure, how, now));
  if (isDone) outdateSessions(departure.userId);
  return isDone;
}

/** One step: role, plan, links, trail and mail together, or nothing. The role decides a race. */
async function becomeOne(
  tx: Transaction,
  { userId, there }: Departure,
  { actorId, how }: How,
  now: Date,
): Promise<boolean> {
  const becoming = { userId, actorId, timeZone: there.timeZone, now };
  const person = await becomeStudent(tx, becoming);
  if (!person) return false;
  await changeDeparture(tx, userId, { arrivedAt: now, remindAt: null }, now);
  const ended = await endAllFamilyLinks(tx, userId, now);
  const about = { userId, actorId: actorId ?? userId, universityId: person.universityId };
  await record(tx, jumpstartAudit.arrived, { ...about, detail: { how } });
  await recordActivity(tx, jumpstartActivity.arrived, { userId, at: now });
  await sendMail(tx, {
    template: "arrived",
    to: person.email,
    props: {
      name: person.name,
      university: there.name,
      weekLink: linkTo("/first-week"),
      hasEndedLinks: ended > 0,
    },
  });
  return true;
}
