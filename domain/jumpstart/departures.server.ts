import { eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { departures } from "#db/schema/jumpstart.ts";
import { outdateSessions } from "#domain/accounts/auth/revisions.server.ts";
import { writeProfile } from "#domain/accounts/people/profiles.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { countryCodeOf, countryIds, UNITED_KINGDOM } from "#rules/countries.ts";
import type { VisaState } from "#rules/departure.ts";
import type { Traveller } from "./plan/plan.ts";
import { nextReminder } from "./reminders/next-reminder.ts";

const DEFAULT_HOME_ZONE = "Europe/London";

const departureQuery = db
  .select({
    name: users.name,
    email: users.email,
    universityId: users.universityId,
    timeZone: users.timeZone,
    movesOn: profiles.movesOn,
    homeCountry: profiles.homeCountry,
    course: profiles.course,
    courseStartsOn: profiles.courseStartsOn,
    visaState: departures.visaState,
    fliesAt: departures.fliesAt,
    landsOn: departures.landsOn,
    remindAt: departures.remindAt,
    calendarVersion: departures.calendarVersion,
    saidArrivedAt: departures.saidArrivedAt,
    arrivedAt: departures.arrivedAt,
    updatedAt: departures.updatedAt,
    profileUpdatedAt: profiles.updatedAt,
  })
  .from(users)
  .leftJoin(profiles, eq(profiles.userId, users.id))
  .leftJoin(departures, eq(departures.userId, users.id))
  .where(eq(users.id, sql.placeholder("userId")))
  .prepare("departure");

export type Departure = NonNullable<Awaited<ReturnType<typeof findDeparture>>>;

/** Somebody on the way, and where to. */
export async function findDeparture(userId: string) {
  const [row] = await departureQuery.execute({ userId });
  if (!row) return null;
  const university = row.universityId ? await findUniversity(row.universityId) : null;
  const countryId = countryIds.find((id) => id === university?.countryId) ?? UNITED_KINGDOM;
  const traveller: Traveller = {
    home: row.homeCountry,
    destination: countryCodeOf[countryId],
    fliesOn: row.movesOn,
    courseStartsOn: row.courseStartsOn,
    visa: row.visaState ?? "not-started",
  };
  const there = {
    name: university?.name ?? "your university",
    shortName: university?.shortName ?? "Your university",
    slug: university?.slug ?? null,
    place: university?.town ?? "London",
    timeZone: university?.timeZone ?? DEFAULT_HOME_ZONE,
  };
  return {
    ...row,
    userId,
    traveller,
    there,
    home: { timeZone: row.timeZone ?? there.timeZone },
    /** The day of landing: from then only the clock there counts. */
    arrivesOn: row.landsOn ?? row.movesOn,
  };
}

export type DatesInput = {
  fliesOn: string | null;
  fliesAt: string | null;
  landsOn: string | null;
  courseStartsOn: string | null;
  homeCountry: string | null;
  timeZone: string | null;
  visa: VisaState;
};

/** The flight, the course, the visa: all of it or nothing. Dates of the plan and reminders follow. */
export async function saveDates(userId: string, input: DatesInput, now: Date): Promise<void> {
  const { fliesOn: movesOn, courseStartsOn, homeCountry, timeZone, visa, ...flight } = input;
  await db.transaction(async (tx) => {
    const profile = { movesOn, courseStartsOn, homeCountry, ...(timeZone && { timeZone }) };
    await writeProfile(tx, { userId, input: profile, now });
    await changeDeparture(tx, userId, { visaState: visa, ...flight }, now);
    await moveReminder(tx, userId, now);
  });
  outdateSessions(userId);
}

type DepartureRow = typeof departures.$inferInsert;
type Change = Partial<Omit<DepartureRow, "userId" | "updatedAt">>;

/** Changes somebody's departure, or begins it. */
export async function changeDeparture(
  tx: Transaction,
  userId: string,
  change: Change,
  now: Date,
): Promise<void> {
  await tx
    .insert(departures)
    .values({ userId, ...change, updatedAt: now })
    .onConflictDoUpdate({ target: departures.userId, set: { ...change, updatedAt: now } });
}

/** Where reminders are wanted, the next one goes by the dates as they are now. */
export async function moveReminder(tx: Transaction, userId: string, now: Date): Promise<void> {
  const [row] = await tx
    .select({
      remindAt: departures.remindAt,
      fliesOn: profiles.movesOn,
      courseStartsOn: profiles.courseStartsOn,
      timeZone: users.timeZone,
    })
    .from(departures)
    .innerJoin(users, eq(users.id, departures.userId))
    .leftJoin(profiles, eq(profiles.userId, departures.userId))
    .where(eq(departures.userId, userId))
    .for("update", { of: departures });
  if (!row?.remindAt) return;
  const remindAt = nextReminder({ ...row, timeZone: row.timeZone ?? DEFAULT_HOME_ZONE }, now);
  // A day that was taken away leaves the wish: it is asked about again when there is a day.
  await tx
    .update(departures)
    .set({ remindAt: remindAt ?? NEVER })
    .where(eq(departures.userId, userId));
}

/** Wanted, but nothing to remind of for now. */
export const NEVER = new Date("9999-01-01T00:00:00Z");

/** After the profile was changed elsewhere. */
export async function followProfile(userId: string, now: Date): Promise<void> {
  await db.transaction((tx) => moveReminder(tx, userId, now));
}
