const MINUTE = 60_000;
const MAX_OFFER = 24 * 60 * MINUTE;
const MIN_OFFER = 30 * MINUTE;

/**
 * How long somebody from the waiting list has to say yes: a quarter of the time that is left, so that
 * several can be asked in turn, but a day at most and half an hour at least. Null where less than
 * that is left before the start: nobody is asked then.
 */
export function offerExpiry(now: Date, startsAt: Date): Date | null {
  const left = startsAt.getTime() - now.getTime();
  if (left < MIN_OFFER) return null;
  return new Date(now.getTime() + Math.min(MAX_OFFER, Math.max(MIN_OFFER, left / 4)));
}
