/** "4:12", or "1:04:12": a moment of a film. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** "1 minute 12 seconds", for anyone who hears it. */
export function spokenTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [counted(Math.floor(seconds / 60), "minute"), counted(seconds % 60, "second")];
  return parts.filter(Boolean).join(" ") || "0 seconds";
}

/** "About 4 minutes": how long something takes, never none. */
export function minutesOf(ms: number): string {
  return counted(Math.max(1, Math.round(ms / 60_000)), "minute");
}

/** What a reader types as a moment: "4:12" or "252"; null where it is none. */
export function readClock(text: string): number | null {
  const found = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})$/.exec(text.trim());
  if (!found) return null;
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

function counted(count: number, unit: string): string {
  return count === 0 ? "" : `${count} ${unit}${count === 1 ? "" : "s"}`;
}
