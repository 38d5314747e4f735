import "./years-bar.css";

/** A stay on a line of three years, as parts of one. The figure beside it says the same in words. */
export function YearsBar({ from, to }: { from: number; to: number }) {
  return (
    <span className="yrs" aria-hidden="true">
      <i style={{ width: `${from * 100}%` }} />
      <u style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }} />
    </span>
  );
}
