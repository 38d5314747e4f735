import { useId } from "react";
import "./days-bar.css";

export type DaysPart = {
  /** Drawn inside the part when there is room. */
  label: string;
  days: number;
  /** "late" is hatched: days that come after the one that matters. */
  tone: "away" | "near" | "late";
};

export type DaysTick = { day: number; label: string; note: string };

type DaysBarProps = {
  count: number;
  /** Follows the count: "days left, 22 of them in the UK". */
  headline: string;
  parts: readonly DaysPart[];
  ticks: readonly DaysTick[];
  /** The last day that counts, drawn as a thick line. */
  mark?: number;
  /** The whole picture in words. */
  label: string;
};

/** Days left, split by the place they are spent in. */
export function DaysBar({ count, headline, parts, ticks, mark, label }: DaysBarProps) {
  const hatch = `hatch-${useId().replace(/[^\w-]/g, "")}`;
  const total = parts.reduce((sum, part) => sum + part.days, 0);
  const share = (days: number) => `${((days / total) * 100).toFixed(2)}%`;
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, part) => sum + part.days, 0),
  );

  return (
    <figure className="daysbar" aria-label={label}>
      <p className="daysbar__n">
        <b>{count}</b> {headline}
      </p>
      <svg className="daysbar__b" height="45" aria-hidden="true" focusable="false">
        <defs>
          <pattern
            id={hatch}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="daysbar__hatch" width="2.25" height="7" />
          </pattern>
        </defs>
        {parts.map((part, index) => (
          <g key={part.label + part.tone} data-tone={part.tone}>
            <rect
              className="daysbar__p"
              x={share(starts[index] ?? 0)}
              width={share(part.days)}
              height="45"
            />
            {part.tone === "late" ? (
              <rect
                x={share(starts[index] ?? 0)}
                width={share(part.days)}
                height="45"
                fill={`url(#${hatch})`}
              />
            ) : (
              <svg x={share(starts[index] ?? 0)} width={share(part.days)} height="45">
                <text className="daysbar__l" x="10" y="28">
                  {part.label}
                </text>
              </svg>
            )}
            {index === 0 ? null : (
              <rect className="daysbar__e" x={share(starts[index] ?? 0)} width="2" height="45" />
            )}
          </g>
        ))}
        {mark === undefined ? null : (
          <svg x={share(mark)} overflow="visible">
            <rect className="daysbar__m" x="-3" width="5" height="45" />
          </svg>
        )}
      </svg>
      <DaysTicks ticks={ticks} total={total} share={share} />
    </figure>
  );
}

type DaysTicksProps = {
  ticks: readonly DaysTick[];
  total: number;
  share: (days: number) => string;
};

function DaysTicks({ ticks, total, share }: DaysTicksProps) {
  return (
    <svg className="daysbar__t" aria-hidden="true" focusable="false">
      {ticks.map((tick) => {
        const isEnd = tick.day >= total;
        return (
          <g
            key={tick.label}
            className={isEnd ? "daysbar__tick daysbar__tick--end" : "daysbar__tick"}
          >
            <text
              x={share(tick.day)}
              y="14"
              textAnchor={isEnd ? "end" : "start"}
              className="daysbar__d"
            >
              {tick.label}
            </text>
            <text x={share(tick.day)} y="32" textAnchor={isEnd ? "end" : "start"}>
              {tick.note}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
