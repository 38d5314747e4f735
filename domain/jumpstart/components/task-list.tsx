import { Check, Clock } from "lucide-react";
import { Form } from "react-router";
import { Icon } from "#ui/icon.tsx";
import type { WeekWithProgress } from "../progress.ts";
import "./task-list.css";

/** The week's tasks. Each tick is a small form, so that it works without script. */
export function TaskList({ tasks }: { tasks: WeekWithProgress["tasks"] }) {
  return (
    <ul className="tasks">
      {tasks.map((task) => (
        <li key={task.step} className={task.isDone ? "is-done" : undefined} id={task.step}>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="step" value={task.step} />
            <button
              type="submit"
              className="tasks__tick"
              name="isDone"
              value={task.isDone ? "no" : "yes"}
              aria-pressed={task.isDone}
              aria-label={`Done: ${task.title}`}
            >
              {task.isDone ? <Icon icon={Check} /> : null}
            </button>
          </Form>
          <div className="tasks__b">
            <h3>{task.title}</h3>
            {task.isDone ? null : <p>{task.why}</p>}
            <p className="tasks__m">
              <span>
                <Icon icon={Clock} />
                {task.minutes} minutes
              </span>
            </p>
            {task.note && !task.isDone ? <p className="tiny muted">{task.note}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
