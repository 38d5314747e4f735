import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { savedJobCalendars } from "#db/schema/saved-jobs.ts";
import { linkTo } from "#platform/links.server.ts";
import { sign, verifySigned } from "#platform/signing.server.ts";
import { type CalendarChoices, findCalendar } from "./calendar.server.ts";

const PURPOSE = "saved-jobs-calendar";

/** The private address. Anyone who has it can read the dates; a newer version makes it stop. */
export function calendarAddress(userId: string, version: number): string {
  return linkTo(`/my-saved-jobs/calendar/${sign(PURPOSE, `${version} ${userId}`)}`);
}

/** Gives somebody an address, or in its place a new one that ends the old. */
export async function renewCalendarAddress(userId: string): Promise<number> {
  const [calendar] = await db
    .insert(savedJobCalendars)
    .values({ userId })
    .onConflictDoUpdate({
      target: savedJobCalendars.userId,
      set: { version: sql`${savedJobCalendars.version} + 1`, stoppedAt: null },
    })
    .returning({ version: savedJobCalendars.version });
  return calendar?.version ?? 1;
}

/** No address of theirs works from now on, until they make a new one. */
export async function stopCalendar(userId: string, now: Date): Promise<void> {
  await db
    .update(savedJobCalendars)
    .set({ stoppedAt: now, version: sql`${savedJobCalendars.version} + 1` })
    .where(eq(savedJobCalendars.userId, userId));
}

/** What is put in; without an address yet there is nothing to choose for. */
export async function chooseCalendar(
  userId: string,
  choices: Partial<CalendarChoices>,
): Promise<void> {
  await db.update(savedJobCalendars).set(choices).where(eq(savedJobCalendars.userId, userId));
}

/** Whose calendar the address names, if it is the newest of theirs. */
export async function openCalendar(token: string, now: Date) {
  const payload = verifySigned(PURPOSE, token, now);
  const [, version = "", userId = ""] = /^(\d+) (.+)$/s.exec(payload ?? "") ?? [];
  if (!userId) return null;
  const calendar = await findCalendar(userId);
  if (!calendar || calendar.version !== Number(version)) return null;

  const [owner] = await db
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  return { userId, timeZone: owner?.timeZone ?? null, choices: calendar };
}
