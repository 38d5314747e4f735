import { ChevronDown } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import type { PlanView } from "../plan/plan-view.ts";
import { TaskList } from "./task-list.tsx";
import "./weeks-ahead.css";

type WeeksAheadProps = { weeks: PlanView["ahead"]; next: PlanView["next"] };

/** The weeks that come, each closed until somebody wants to see it or the next step stands in it. */
export function WeeksAhead({ weeks, next }: WeeksAheadProps) {
  if (weeks.length === 0) return null;
  return (
    <div className="wkmores">
      <h2 className="vh">Weeks ahead</h2>
      {weeks.map(({ weeksToGo, name, about, amount, tasks }) => (
        <details key={weeksToGo} className="wkmore" open={tasks.some(({ step }) => step === next)}>
          <summary>
            <span>
              <b>
                {weeksToGo} to go: {name}
              </b>
              <span className="wkmore__a small muted">{about}</span>
            </span>
            <span className="small muted">{amount}</span>
            <Icon icon={ChevronDown} />
          </summary>
          <TaskList tasks={tasks} />
        </details>
      ))}
    </div>
  );
}
