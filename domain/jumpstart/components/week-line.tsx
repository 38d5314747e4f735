import type { WeekWithProgress } from "../progress.ts";
import "./week-line.css";

const words = { done: "done", here: "this week", ahead: "ahead" };

/** Ten weeks and a flight, as stops on one line. */
export function WeekLine({ weeks }: { weeks: readonly WeekWithProgress[] }) {
  return (
    <div className="jp__wk">
      <h2 className="vh">Weeks to go</h2>
      <ol className="wks">
        {weeks.map((week) => (
          <li
            key={week.weeksToGo}
            data-s={week.state}
            aria-current={week.state === "here" ? "step" : undefined}
          >
            <span className="wks__n">{week.weeksToGo}</span>
            <span className="wks__d">
              <b>{week.name}</b>
              {week.state === "here" ? `${week.done} of ${week.tasks.length}` : words[week.state]}
            </span>
          </li>
        ))}
        <li data-s="ahead" className="wks__fly">
          <span className="wks__n">Fly</span>
          <span className="wks__d">
            <b>You land</b>
          </span>
        </li>
      </ol>
    </div>
  );
}
