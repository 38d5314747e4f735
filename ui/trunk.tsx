import type { ReactNode } from "react";
import "./trunk.css";

/**
 * The line a page hangs on. `TrunkPage` makes room for it, `Trunk` draws it down its nearest
 * positioned parent, and each `TrunkSection` is a stop. On narrow screens there is no line.
 */
export function TrunkPage({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={["trunkpage", className].filter(Boolean).join(" ")}>{children}</div>;
}

/** The line itself. On a dark band it needs no casing. */
export function Trunk({ ground = "paper" }: { ground?: "paper" | "night" }) {
  return <span className="trunk" data-ground={ground} aria-hidden="true" />;
}

/** A stop on the line, for places that are not a `TrunkSection`. */
export function TrunkStop({ isHere = false }: { isHere?: boolean }) {
  return <span className="trunkstop" data-here={isHere ? "" : undefined} aria-hidden="true" />;
}

type TrunkSectionProps = {
  children: ReactNode;
  /** The id of the section's heading. */
  labelledBy: string;
  className?: string;
};

export function TrunkSection({ children, labelledBy, className }: TrunkSectionProps) {
  return (
    <section
      className={["trunksec", className].filter(Boolean).join(" ")}
      aria-labelledby={labelledBy}
    >
      <TrunkStop />
      {children}
    </section>
  );
}

export type TrunkStep = { key: string; content: ReactNode };

/** Steps on a branch of the line: a row on wide screens, a column on phones. The last stop is the end. */
export function TrunkSteps({ steps }: { steps: readonly TrunkStep[] }) {
  return (
    <div className="trunksteps">
      <svg
        className="trunksteps__branch"
        viewBox="0 0 100 100"
        aria-hidden="true"
        focusable="false"
      >
        <path className="trunksteps__case" d="M18 14 85 81" />
        <path className="trunksteps__core" d="M18 14 85 81" />
      </svg>
      <ol>
        {steps.map((step) => (
          <li key={step.key}>
            <span className="trunksteps__dot" aria-hidden="true" />
            {step.content}
          </li>
        ))}
      </ol>
    </div>
  );
}
