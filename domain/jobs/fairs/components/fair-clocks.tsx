import { useSyncExternalStore } from "react";
import type { ClockTime, EditionView } from "../fair-view.ts";

const neverChanges = () => () => undefined;
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const noZone = () => null;

/** When the doors open in India, in the UK, and where the reader is: that last the browser may have to say. */
export function FairClocks({ next }: { next: EditionView }) {
  const zone = useSyncExternalStore(neverChanges, browserZone, noZone);
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
  if (!zone) return null;
  const place = (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
  return { place, when: `${shown(startsAt, zone, day)}, ${shown(startsAt, zone, time)}` };
}

// As rules/zoned-time.ts has it. Imported, that file would bring the whole job page's script with it.
const day = { weekday: "long", day: "numeric", month: "long" } as const;
const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

function shown(instant: string, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, ...parts });
  return format.format(new Date(instant)).replace(",", "");
}
