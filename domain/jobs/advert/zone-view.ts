import { presentZoneName } from "#domain/forms/time-zones.ts";
import { clockFormat } from "#rules/formats/clock-format.ts";
import { placeOf, shortDayIn, timeIn } from "#rules/zoned-time.ts";
import type { ZoneView } from "./job-view.ts";
import { distanceLabel, isInNight, nightStrip } from "./nights.ts";

/** A closing time as a clock in the zone shows it. The same on the server and in the browser. */
export function zoneView(instant: Date, zone: string, fromZone: string): ZoneView {
  return {
    zone,
    place: placeOf(presentZoneName(zone)),
    when: `${shortDayIn(zone, instant)}, ${timeIn(zone, instant)}`,
    note: zone === fromZone ? "the employer’s time" : distanceLabel(instant, zone, fromZone),
    isNight: isInNight(instant, zone),
    strip: nightStrip(instant, zone),
  };
}

/** A zone's name, if the engine knows it. Engines answer with former names: Kolkata stays Kolkata. */
export function knownZone(zone: string | null): string | null {
  if (!zone || zone.length > 60) return null;
  try {
    const { timeZone } = clockFormat("offset", zone).resolvedOptions();
    return timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone;
  } catch {
    return null;
  }
}
