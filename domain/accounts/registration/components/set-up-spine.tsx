import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import "./set-up.css";

export type SpineStop = {
  key: string;
  title: string;
  /** What was said there, or what will be asked. */
  summary: string;
  state: "done" | "here" | "ahead";
  /** Where a stop already passed is changed. */
  changeHref: string;
};

/** Setting up an account as stops on a line; the stop you are at is open. */
export function SetUpSpine({
  stops,
  children,
}: {
  stops: readonly SpineStop[];
  children: ReactNode;
}) {
  return (
    <ol className="spine" aria-label="Steps">
      {stops.map((stop) => (
        <li
          key={stop.key}
          className="spine__stop"
          data-s={stop.state}
          aria-current={stop.state === "here" ? "step" : undefined}
        >
          <span className="spine__dot">
            {stop.state === "done" ? <Icon icon={Check} label="Done" /> : null}
          </span>
          {stop.state === "here" ? (
            <div className="leg leg--open">{children}</div>
          ) : (
            <ClosedStop stop={stop} />
          )}
        </li>
      ))}
    </ol>
  );
}

function ClosedStop({ stop }: { stop: SpineStop }) {
  return (
    <div className="leg">
      <div>
        <h2 className="spine__t">{stop.title}</h2>
        <p className="spine__d">{stop.summary}</p>
      </div>
      {stop.state === "done" ? (
        <Link className="small" to={stop.changeHref}>
          Change<VisuallyHidden> {stop.title.toLowerCase()}</VisuallyHidden>
        </Link>
      ) : null}
    </div>
  );
}
