import type { WeekStop } from "../plan/plan-view.ts";
import "./week-line.css";

type WeekLineProps = { stops: readonly WeekStop[]; fly: { place: string; words: string } };

/** Ten weeks and a flight, as stops on one line. */
export function WeekLine({ stops, fly }: WeekLineProps) {
  return (
    <div className="jp__wk">
      <h2 className="vh">Weeks to go</h2>
      <ol className="wks">
        {stops.map(({ weeksToGo, name, state, words }) => (
          <li key={weeksToGo} data-s={state} aria-current={state === "here" ? "step" : undefined}>
            <span className="wks__n">{weeksToGo}</span>
            <span className="wks__d">
              <b>{name}</b>
              {words}
            </span>
          </li>
        ))}
        <li data-s="ahead" className="wks__fly">
          <span className="wks__n">Fly</span>
          <span className="wks__d">
            <b>{fly.place}</b>
            {fly.words}
          </span>
        </li>
      </ol>
    </div>
  );
}
