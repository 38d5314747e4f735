import { useSyncExternalStore } from "react";
import { ownTimeZone } from "#rules/formats/own-zone.ts";
import { dayAndTimeIn, placeOf } from "#rules/zoned-time.ts";
import type { ClockTime, EditionView } from "../fair-view.ts";

const neverChanges = () => () => undefined;
const noZone = () => null;

/** When the doors open in India, in the UK, and where the reader is: that last the browser may have to say. */
export function FairClocks({ next }: { next: EditionView }) {
  const zone = useSyncExternalStore(neverChanges, ownTimeZone, noZone);
  const own = next.own ?? ownTime(next, zone);

  return (
    <dl className="fair__clocks">
      {next.times.map(({ place, when }) => (
        <div key={place}>
          <dt>In {place}</dt>
          <dd>{when}</dd>
        </div>
      ))}
      <div>
        <dt>{own ? `In ${own.place}, where you are` : "Where you are"}</dt>
        <dd>{own?.when ?? "Your confirmation says it"}</dd>
      </div>
    </dl>
  );
}

function ownTime({ startsAt }: EditionView, zone: string | null): ClockTime | null {
  return zone ? { place: placeOf(zone), when: dayAndTimeIn(zone, new Date(startsAt)) } : null;
}
