const DAY_MS = 24 * 60 * 60 * 1000;

/** The demo's dates hang on the day it is loaded, so that it never looks stale. */
export function instantFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

export function dayFrom(now: Date, days: number): string {
  return instantFrom(now, days).toISOString().slice(0, 10);
}
