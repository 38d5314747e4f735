import { offsetMs } from "#rules/formats/offsets.ts";
import { placeOf } from "#rules/zoned-time.ts";

export type TimeZoneGroup = { area: string; zones: { id: string; label: string }[] };

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
let kept: { hour: number; groups: TimeZoneGroup[] } | undefined;

/**
 * Every time zone by part of the world, with its present distance from UTC.
 * Worked out once an hour: four hundred zones take a noticeable moment.
 */
export function listTimeZones(now: Date): TimeZoneGroup[] {
  const hour = Math.floor(now.getTime() / HOUR);
  if (kept?.hour !== hour) kept = { hour, groups: groupZones(now) };
  return kept.groups;
}

function groupZones(now: Date): TimeZoneGroup[] {
  const byArea = Map.groupBy(zoneIds(), (id) => id.split("/")[0] ?? id);
  return [...byArea].map(([area, ids]) => ({
    area: area === "UTC" ? "Everywhere" : area,
    zones: ids.map((id) => ({ id, label: labelOf(id, now) })),
  }));
}

/** Engines still answer with a few names that the places have since changed. */
export const formerZones: Record<string, string> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** A zone by the name we list it under. */
export function presentZoneName(id: string): string {
  return formerZones[id] ?? id;
}

function zoneIds(): string[] {
  const known = Intl.supportedValuesOf("timeZone").filter((id) => id.includes("/"));
  return [...new Set(known.map(presentZoneName))].sort().concat("UTC");
}

function labelOf(id: string, now: Date): string {
  if (id === "UTC") return "UTC, wherever you are";
  // "Salta, Argentina" of America/Argentina/Salta.
  const names = id.split("/").slice(1).reverse().map(placeOf);
  return `${names.join(", ")} (${offsetOf(id, now)})`;
}

/** "UTC+05:30". */
function offsetOf(timeZone: string, now: Date): string {
  const minutes = offsetMs(timeZone, now) / MINUTE;
  const distance = Math.abs(minutes);
  const parts = [Math.floor(distance / 60), distance % 60];
  return `UTC${minutes < 0 ? "-" : "+"}${parts.map((part) => String(part).padStart(2, "0")).join(":")}`;
}
