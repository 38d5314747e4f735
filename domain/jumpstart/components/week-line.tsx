import type { WeekWithProgress } from "../progress.ts";
import "./week-line.css";

/** Ten weeks and a flight, as stops on one line. */
export function WeekLine({ weeks }: { weeks: readonly WeekWithProgress[] }) {
  const here = weeks.find(({ state }) => state === "here")?.weeksToGo ?? 0;

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
              {wordsFor(week, here)}
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

/** A week that has passed with something left in it is open, not ahead. */
function wordsFor({ state, done, tasks, weeksToGo }: WeekWithProgress, here: number): string {
  if (state === "here") return `${done} of ${tasks.length}`;
  if (state === "done") return "done";
  return weeksToGo > here ? "still open" : "ahead";
}
