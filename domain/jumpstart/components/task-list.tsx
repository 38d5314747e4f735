import { Check, Clock, ExternalLink, LifeBuoy } from "lucide-react";
import { Form } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { RiseView, SourceLine, TaskView } from "../plan/plan-view.ts";
import "./task-list.css";

/** Steps to tick. Each tick is a small form, so that it works without script. */
export function TaskList({ tasks }: { tasks: readonly TaskView[] }) {
  return (
    <ul className="tasks">
      {tasks.map((task) => (
        <li
          key={task.step}
          className={task.state === "done" ? "is-done" : undefined}
          id={task.step}
        >
          <Tick
            step={task.step}
            title={task.title}
            isDone={task.state === "done"}
            isFixed={task.isSettled}
          />
          {task.state === "done" ? <DoneTask task={task} /> : <OpenTask task={task} />}
        </li>
      ))}
    </ul>
  );
}

type TickProps = { step: string; title: string; isDone: boolean; isFixed?: boolean };

/** A box to tick. One that something else settles cannot be pressed. */
export function Tick({ step, title, isDone, isFixed = false }: TickProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="step" value={step} />
      <button
        type="submit"
        className="tasks__tick"
        name="isDone"
        value={isDone ? "no" : "yes"}
        aria-pressed={isDone}
        aria-label={`Done: ${title}`}
        disabled={isFixed}
      >
        <span>{isDone ? <Icon icon={Check} /> : null}</span>
      </button>
    </Form>
  );
}

function DoneTask({ task }: { task: TaskView }) {
  return (
    <div className="tasks__b">
      <h3>{task.title}</h3>
      <p className="tasks__m">{task.done}</p>
    </div>
  );
}

function OpenTask({ task }: { task: TaskView }) {
  return (
    <div className="tasks__b">
      <h3>{task.title}</h3>
      <p>{task.why}</p>
      {task.state === "late" ? (
        <p className="tasks__late">
          <b>Its week has passed, but you can still do it.</b> {task.late}
        </p>
      ) : null}
      {task.rise ? <Rise rise={task.rise} /> : null}
      <p className="tasks__m">
        <span>
          <Icon icon={Clock} />
          {task.minutes}
        </span>
        <span>
          <Icon icon={LifeBuoy} />
          {task.helper}
        </span>
      </p>
      {task.link ? <TaskLink link={task.link} /> : null}
      {task.state !== "late" && task.due ? <p className="tiny muted">{task.due}.</p> : null}
      <Sources sources={task.sources} />
    </div>
  );
}

export function TaskLink({ link: { label, to } }: { link: { label: string; to: string } }) {
  const isOutside = to.startsWith("https:");
  return (
    <div className="btns">
      <ButtonLink to={to} variant="second" size="s" iconEnd={isOutside ? ExternalLink : undefined}>
        {label}
      </ButtonLink>
    </div>
  );
}

/** Where the figures come from, and when somebody last read it there. */
export function Sources({ sources }: { sources: readonly SourceLine[] }) {
  if (sources.length === 0) return null;
  return (
    <p className="tiny muted">
      {sources.map(({ title, url, checked }, index) => (
        <span key={url}>
          {index > 0 ? " " : null}
          <a href={url}>{title}</a>, {checked}.
        </span>
      ))}{" "}
      Information, not immigration advice.
    </p>
  );
}

function Rise({ rise: { label, lines } }: { rise: RiseView }) {
  return (
    <figure className="rise">
      <figcaption className="small muted">{label}</figcaption>
      {lines.map(({ when, value, share }, index) => (
        <div key={when} className={index === 0 ? "is-first" : undefined}>
          <span>{when}</span>
          <svg height="24" role="img" aria-label={`${when}: ${value}`} focusable="false">
            <rect width={`${(share * 100).toFixed(1)}%`} height="24" rx="4" />
            <text x="10" y="16">
              {value}
            </text>
          </svg>
        </div>
      ))}
    </figure>
  );
}
