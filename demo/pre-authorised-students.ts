import type { preAuthorisedStudents } from "#db/schema/universities.ts";
import { demoPerson } from "./people.ts";
import { dayFrom, instantFrom } from "./relative-days.ts";

type Listed = typeof preAuthorisedStudents.$inferInsert;

type OfUniversity = {
  universityId: number;
  /** Of the people who have accounts there: the number of the first, and how many are on the list. */
  joined: { from: number; count: number; domain: string };
  /** Of those who never came. */
  missing: { from: number; count: number };
  importId: number;
  addedById: string;
  now: Date;
};

/** When the list was sent. Lists can be undone for 30 days. */
export const SENT_DAYS_AGO = 24;

/** So many were added one by one this week, and have heard nothing yet. */
const LATE = 3;

/** A list as a careers service has one: most joined, some were reminded, one wants no mails. */
export function listedAt({ joined, missing, now, ...same }: OfUniversity): Listed[] {
  const came = numbers(joined).map((n, at) => ({
    ...studentOf(n, joined.domain, { at, now }),
    ...same,
    createdAt: instantFrom(now, -SENT_DAYS_AGO),
  }));
  const others = numbers(missing).map((n, at) => ({
    ...studentOf(n, "mail.example", { at, now }),
    ...same,
    ...(at < missing.count - LATE
      ? { createdAt: instantFrom(now, -SENT_DAYS_AGO), ...remindersOf(at, now) }
      : { createdAt: instantFrom(now, at - missing.count), importId: null }),
  }));
  return [...came, ...others];
}

/** Two rounds of mails went out. */
function remindersOf(at: number, now: Date): Partial<Listed> {
  if (at === 1)
    return {
      ...{ reminderCount: 1, remindedAt: instantFrom(now, -23) },
      noRemindersAt: instantFrom(now, -22),
    };
  if (at % 3 === 2) return { reminderCount: 1, remindedAt: instantFrom(now, -23) };
  return { reminderCount: 2, remindedAt: instantFrom(now, -8) };
}

function numbers({ from, count }: { from: number; count: number }): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

function studentOf(n: number, domain: string, { at, now }: { at: number; now: Date }) {
  const { name, mailbox } = demoPerson(n);
  return { name, email: `${mailbox}@${domain}`, courseEndsOn: dayFrom(now, 200 + at * 9) };
}
