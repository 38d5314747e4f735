import { type ReactNode, useId } from "react";
import { formatCount } from "./format-count.ts";
import "./progress.css";

export type ProgressProps = {
  /** "Importing students" */
  label: ReactNode;
  value: number;
  max: number;
  /** What is counted: "rows". */
  unit?: string | undefined;
  /** Who started it and when. */
  note?: ReactNode;
  /** "About 40 seconds left." */
  left?: ReactNode;
  /** More under the bar: what needs a look, and that the page may be left. */
  children?: ReactNode;
};

/** Long work with its counts, so that the reader can leave and come back. */
export function Progress({ label, value, max, unit, note, left, children }: ProgressProps) {
  const id = useId();
  const done = Math.min(value, max);

  return (
    <div className="prog">
      <p className="prog__t" id={id}>
        {label}
      </p>
      {note ? <p className="small muted">{note}</p> : null}
      <progress className="meter" value={done} max={Math.max(max, 1)} aria-labelledby={id} />
      <p className="num">
        <b>{formatCount(done)}</b> of {formatCount(max)}
        {unit ? ` ${unit}` : null}. {left}
      </p>
      {typeof children === "string" ? <p className="small">{children}</p> : children}
    </div>
  );
}
