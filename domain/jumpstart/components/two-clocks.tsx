import { HoursStrip } from "#ui/hours-strip.tsx";
import type { PlaceClock } from "../dashboard.ts";
import "./two-clocks.css";

const NIGHT_FROM = 22 * 60;
const NIGHT_TO = 7 * 60;

/** The time at home and the time where somebody is going. */
export function TwoClocks({ clocks }: { clocks: readonly PlaceClock[] }) {
  return (
    <div className="clocks" role="group" aria-label="Time now in two places">
      {clocks.map(({ place, words, time, minutes }) => (
        <div className="clock" key={place}>
          <p>
            <b>{place}</b>
            <span className="small muted">{words}</span>
          </p>
          <time>{time}</time>
          <HoursStrip
            marker={minutes}
            nightFrom={NIGHT_FROM}
            nightTo={NIGHT_TO}
            label={`${time} in ${place}`}
          />
        </div>
      ))}
    </div>
  );
}
