import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import "./route-line.css";

export type StopState = "done" | "here" | "ahead" | "unknown" | "closed";

export type Stop = {
  label: ReactNode;
  note?: ReactNode;
  state: StopState;
  /** Stands at the far end of the stop's line, such as a "Change" link. */
  aside?: ReactNode;
};

type RouteLineProps = {
  stops: readonly Stop[];
  /** A row becomes a column on phones. */
  direction?: "row" | "column";
  /** "s" for dense places; "dots" leaves the words out and lets `label` say it all. */
  size?: "m" | "s" | "dots";
  label: string;
};

const words: Record<StopState, string> = {
  done: "Done",
  here: "You are here",
  ahead: "Ahead",
  unknown: "Not known",
  closed: "Closed",
};

/** A line with stops: solid is travelled, dashed is ahead, the accent is you. */
export function RouteLine({ stops, direction = "column", size = "m", label }: RouteLineProps) {
  if (size === "dots") return <RouteDots stops={stops} label={label} />;

  return (
    <ol className="route" data-direction={direction} data-size={size} aria-label={label}>
      {stops.map((stop, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stops of one line keep their places, so the place is the key.
        <StopItem key={index} stop={stop} />
      ))}
    </ol>
  );
}

function StopItem({ stop }: { stop: Stop }) {
  return (
    <li
      className="stop"
      data-s={stop.state}
      aria-current={stop.state === "here" ? "step" : undefined}
    >
      <span className="stop__dot" aria-hidden="true">
        {stop.state === "done" ? <Icon icon={Check} /> : null}
        {stop.state === "closed" ? <Icon icon={X} /> : null}
        {stop.state === "unknown" ? "?" : null}
      </span>
      <div className="stop__b">
        <p className="stop__t">
          {stop.label}
          <VisuallyHidden>. {words[stop.state]}.</VisuallyHidden>
        </p>
        {stop.note ? <p className="stop__d">{stop.note}</p> : null}
      </div>
      {stop.aside ? <div className="stop__aside">{stop.aside}</div> : null}
    </li>
  );
}

function RouteDots({ stops, label }: { stops: readonly Stop[]; label: string }) {
  return (
    <div className="routedots" role="img" aria-label={label}>
      {stops.map((stop, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stops keep their places
        <span key={index} className="routedots__s" data-s={stop.state}>
          <i />
        </span>
      ))}
    </div>
  );
}

/** The stops of a course or a batch: so many done, one under way, the rest ahead. */
export function stopsOf({ done, total }: { done: number; total: number }): Stop[] {
  return Array.from({ length: total }, (_, index) => ({
    label: String(index + 1),
    state: index < done ? "done" : index === done ? "here" : "ahead",
  }));
}
