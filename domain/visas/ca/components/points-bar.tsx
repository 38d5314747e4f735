import type { PointsBarView } from "../express-entry/points-bar.ts";
import "./points-bar.css";

/** The parts of a total on one bar, and where rounds were seen to begin. */
export function PointsBar({ bar }: { bar: PointsBarView }) {
  return (
    <figure className="ab-bar" aria-label={bar.words}>
      <svg className="ab-bar__b" height="45" aria-hidden="true" focusable="false">
        <rect className="ab-bar__ground" width="100%" height="27" y="9" rx="6" />
        {bar.segments.map(({ label, from, width }, index) => (
          <rect
            key={label}
            className="ab-bar__s"
            data-n={index}
            x={`${from}%`}
            width={`${width}%`}
            height="27"
            y="9"
          />
        ))}
        {bar.band ? (
          <>
            <rect className="ab-bar__m" x={`${bar.band.from}%`} width="3" height="45" />
            <rect className="ab-bar__m" x={`${bar.band.to}%`} width="3" height="45" />
          </>
        ) : null}
      </svg>
      <ul className="ab-bar__k" aria-hidden="true">
        {bar.segments.map(({ label, points }, index) => (
          <li key={label}>
            <i data-n={index} />
            <b>{points}</b> {label}
          </li>
        ))}
        {bar.band ? (
          <li>
            <i className="ab-bar__line" />
            Rounds seen, {bar.band.label}
          </li>
        ) : null}
      </ul>
    </figure>
  );
}
