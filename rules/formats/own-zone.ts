/** The zone of the machine this runs on: in a browser, the reader's. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
