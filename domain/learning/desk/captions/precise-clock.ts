/** "1:04.25": a moment to the hundredth of a second. */
export function preciseClock(ms: number): string {
  const hundredths = Math.round(ms / 10);
  const [minutes, rest] = [Math.floor(hundredths / 6000), hundredths % 6000];
  const seconds = String(Math.floor(rest / 100)).padStart(2, "0");
  return `${minutes}:${seconds}.${String(rest % 100).padStart(2, "0")}`;
}

/** Reads it back; null where it is none. */
export function readPreciseClock(text: string): number | null {
  const found = /^(?:(\d{1,3}):)?(\d{1,2})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!found) return null;
  const [, minutes = "0", seconds = "0", part = ""] = found;
  return (Number(minutes) * 60 + Number(seconds)) * 1000 + Number(part.padEnd(3, "0"));
}
