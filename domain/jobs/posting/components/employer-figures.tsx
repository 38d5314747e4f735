import { formatCount } from "#rules/formats/counts.ts";
import "./posting.css";

type EmployerFiguresProps = {
  live: number;
  figures: { views: number; saves: number; applyClicks: number };
};

/** What readers did with the live adverts, in four figures. */
export function EmployerFigures({ live, figures }: EmployerFiguresProps) {
  const shown = [
    ["Live", live],
    ["Seen", figures.views],
    ["Saved", figures.saves],
    ["Went to apply", figures.applyClicks],
  ] as const;
  return (
    <div className="emp__figures">
      <dl>
        {shown.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="tiny muted">Your live jobs, last 30 days. Numbers only, never names.</p>
    </div>
  );
}
