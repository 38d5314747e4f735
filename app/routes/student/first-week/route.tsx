import { Clock } from "lucide-react";
import type { FirstWeekTaskView } from "#domain/jumpstart/arrival/first-week-view.server.ts";
import { Sources, TaskLink, Tick } from "#domain/jumpstart/components/task-list.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Progress } from "#ui/progress.tsx";
import type { Route } from "./+types/route";
import { answerFirstWeek, loadFirstWeek } from "./page.server.ts";
import "#domain/jumpstart/components/task-list.css";
import "./first-week.css";

export function loader(args: Route.LoaderArgs) {
  return loadFirstWeek(args);
}

export function action(args: Route.ActionArgs) {
  return answerFirstWeek(args);
}

export function meta() {
  return [{ title: "Your first week - Waymark" }];
}

export default function FirstWeekPage({ loaderData }: Route.ComponentProps) {
  const { firstName, place, tasks, done, hasArrived } = loaderData;
  return (
    <main id="main" className="wrap fweek">
      <PageHead
        title={hasArrived ? `Welcome to ${place}, ${firstName}` : "Your first week"}
        lead="What to do in your first week, in the easiest order. Only you see what you tick."
        actions={
          <ButtonLink to="/student-dashboard" variant="second">
            Go to my dashboard
          </ButtonLink>
        }
      />
      <Progress label="Steps of your first week" value={done} max={tasks.length} />
      <ul className="tasks">
        {tasks.map((task) => (
          <li key={task.step} id={task.step} className={task.isDone ? "is-done" : undefined}>
            <Tick
              step={task.step}
              title={task.title}
              isDone={task.isDone}
              isFixed={task.isSettled}
            />
            <Step task={task} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function Step({ task }: { task: FirstWeekTaskView }) {
  if (task.isDone) {
    return (
      <div className="tasks__b">
        <h2>{task.title}</h2>
        {task.isSettled ? <p className="tasks__m">The hours guard is on.</p> : null}
      </div>
    );
  }
  return (
    <div className="tasks__b">
      <h2>{task.title}</h2>
      <p>{task.why}</p>
      <p className="tasks__m">
        <span>
          <Icon icon={Clock} />
          {task.minutes}
        </span>
        <span>{task.when}</span>
      </p>
      {task.link ? <TaskLink link={task.link} /> : null}
      <Sources sources={task.sources} />
    </div>
  );
}
