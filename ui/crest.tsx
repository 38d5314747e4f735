import type { ReactNode } from "react";
import "./crest.css";

type CrestProps = {
  /** Which crest; a key we have not drawn shows the initials instead. */
  crest: string;
  name: string;
  size?: number;
  /** Only where the name does not stand beside the crest. */
  label?: string;
};

const SHIELD = "M3 3h30v18c0 7-8 11-15 13C11 32 3 28 3 21z";
const ROUND = "M18 2a16 16 0 1 1 0 32 16 16 0 0 1 0-32z";
const GATE = "M4 34V14C4 7 10 2 18 2s14 5 14 12v20z";
const LOZENGE = "M18 1 34 18 18 35 2 18z";

type Drawing = { field: string; charge: ReactNode };

const drawings: Record<string, Drawing> = {
  aldermoor: { field: SHIELD, charge: <path d="M9 24l6-8 4 5 3-4 5 7M18 9v5M14.5 11.5h7" /> },
  northgate: { field: GATE, charge: <path d="M10 30V17a8 8 0 0 1 16 0v13M18 9v21M10 22h16" /> },
  harbour: {
    field: ROUND,
    charge: (
      <path d="M8 24c2.5 2.4 4.5 2.4 6.7 0 2.4 2.4 4.4 2.4 6.7 0 2.3 2.4 4.3 2.4 6.6 0M18 7v13M18 8l7 9h-7" />
    ),
  },
  fenwick: { field: SHIELD, charge: <path d="M10 8v17M15 8v20M21 8v20M26 8v17M10 14h16" /> },
  calder: {
    field: ROUND,
    charge: (
      <path d="M9 13c4-3 6 3 10 0s6 0 8 0M9 19c4-3 6 3 10 0s6 0 8 0M9 25c4-3 6 3 10 0s6 0 8 0" />
    ),
  },
  albright: {
    field: LOZENGE,
    charge: <path d="M18 11v14M11 18h14M13.2 13.2l9.6 9.6M22.8 13.2l-9.6 9.6" />,
  },
};

/** A university's crest, drawn by us in its colour. */
export function Crest({ crest, name, size = 36, label }: CrestProps) {
  const drawing = drawings[crest];
  const words = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };

  return (
    <svg
      className="crest"
      width={size}
      height={size}
      viewBox="0 0 36 36"
      focusable="false"
      {...words}
    >
      <path className="crest__p" d={drawing?.field ?? SHIELD} />
      {drawing ? (
        <g className="crest__l">{drawing.charge}</g>
      ) : (
        <text className="crest__t" x="18" y="21.5" textAnchor="middle">
          {initialsOf(name)}
        </text>
      )}
    </svg>
  );
}

const small = new Set(["of", "the", "and", "university", "college", "school"]);

/** "University of Port Albright" becomes "PA"; a name of small words keeps its first letters. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const telling = words.filter((word) => !small.has(word.toLowerCase()));
  const [first = "", second = ""] = telling.length > 0 ? telling : words;
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}
