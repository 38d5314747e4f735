const MORNING_MS = 8 * 3600_000;

/** When a message is mailed: at once, or on the morning of its first day where that is still to come. */
export function mailingTime(startsAt: Date, now: Date): Date {
  return startsAt > now ? new Date(startsAt.getTime() + MORNING_MS) : now;
}
