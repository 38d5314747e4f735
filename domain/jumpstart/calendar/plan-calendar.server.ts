import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { departures } from "#db/schema/jumpstart.ts";
import { linkTo } from "#platform/links.server.ts";
import { settings } from "#platform/settings.server.ts";
import { sign, verifySigned } from "#platform/signing.server.ts";
import { type CalendarEvent, writeCalendar } from "#rules/calendar.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { changeDeparture, type Departure, findDeparture } from "../departures.server.ts";
import { findMarks } from "../marks.server.ts";
import { countsTo, planFor } from "../plan/plan.ts";
import { planEvents } from "./plan-events.ts";

const PURPOSE = "plan-calendar";
const REFRESH_HOURS = 6;

/** Somebody's plan as a calendar; without a flight or a course start it has no days yet, and is empty. */
export async function planCalendar(
  userId: string,
  { now, isFeed }: { now: Date; isFeed: boolean },
): Promise<string> {
  return writeCalendar({
    name: "Waymark: before you fly",
    ...(isFeed ? { refreshHours: REFRESH_HOURS } : { method: "PUBLISH" as const }),
    events: await planEntriesOf(userId, now),
  });
}

/** The steps of somebody's plan, each on its day. */
export async function planEntriesOf(userId: string, now: Date): Promise<CalendarEvent[]> {
  const departure = await findDeparture(userId);
  return departure && countsTo(departure.traveller) ? eventsOf(departure, now) : [];
}

async function eventsOf(departure: Departure, now: Date) {
  const { userId, traveller, home, there, fliesAt, updatedAt, profileUpdatedAt } = departure;
  const marks = await findMarks(userId);
  const today = clockIn(home.timeZone, now).day;
  const weeks = planFor(traveller, new Set(marks.keys()), today);
  // The days of the flight and the course, and the clock at home, stand in the profile.
  const changedAt = [...marks.values(), updatedAt ?? now, profileUpdatedAt ?? new Date(0)];
  const changes = changedAt.map((at) => at.getTime());
  return planEvents(
    weeks,
    { ...traveller, fliesAt, town: there.place },
    {
      owner: fingerprint(userId),
      domain: settings().baseDomain,
      timeZone: home.timeZone,
      changedAt: new Date(Math.max(...changes)),
      now,
      url: linkTo("/jumpstart-dashboard"),
    },
  );
}

/** Two people's steps are two events, and neither names its person. */
function fingerprint(userId: string): string {
  return createHash("sha256").update(`plan ${userId}`).digest("hex").slice(0, 16);
}

/** The private address. Anyone who has it can read the steps; a newer version makes it stop. */
export function planCalendarAddress(userId: string, version: number): string {
  return linkTo(`/jumpstart-plan/calendar/${sign(PURPOSE, `${version} ${userId}`)}`);
}

/** Gives somebody an address, or in its place a new one that ends the old. */
export async function renewPlanCalendar(userId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await changeDeparture(tx, userId, {}, now);
    await tx
      .update(departures)
      .set({ calendarVersion: sql`${departures.calendarVersion} + 1` })
      .where(eq(departures.userId, userId));
  });
}

/** Whose calendar the address names, if it is the newest of theirs. */
export async function openPlanCalendar(token: string, now: Date): Promise<string | null> {
  const payload = verifySigned(PURPOSE, token, now);
  const [, version = "", userId = ""] = /^(\d+) (.+)$/s.exec(payload ?? "") ?? [];
  if (!userId) return null;
  const [row] = await db
    .select({ version: departures.calendarVersion })
    .from(departures)
    .where(eq(departures.userId, userId));
  return row?.version === Number(version) ? userId : null;
}
