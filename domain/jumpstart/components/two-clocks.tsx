import { HoursStrip } from "#ui/hours-strip.tsx";
import type { ClocksView } from "../plan/clocks.ts";
import "./two-clocks.css";

const NIGHT_FROM = 22 * 60;
const NIGHT_TO = 7 * 60;

/** The time at home and the time where somebody is going, until they are there. */
export function TwoClocks({ clocks, notes }: ClocksView) {
  return (
    <div className="clocks" role="group" aria-label="Time now">
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
      {notes.length > 0 ? (
        <div className="clocks__notes">
          {notes.map((note) => (
            <p key={note} className="tiny muted">
              {note}
            </p>
          ))}
        </div>
      ) : null}
    </div>
  );
}
