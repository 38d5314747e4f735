/**
 * The day a published file speaks of, from its name: GOV.UK has changed the
 * pattern more than once, so any date in the name will do.
 */
export function asOfFromName(fileName: string): string | null {
  const day = /(?<!\d)(20\d{2})-(\d{2})-(\d{2})(?!\d)/.exec(fileName)?.[0];
  return day && isDay(day) ? day : null;
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
