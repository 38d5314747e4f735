import type { ReactNode } from "react";
import "./figures.css";

export type Figure = { label: string; value: ReactNode; note: ReactNode };

/** The few numbers a page begins with, each with the words that say what is counted. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className="figures">
      {items.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
          </dd>
          <dd className="figures__note">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
