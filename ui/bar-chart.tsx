import { useId } from "react";
import { type Bar, type BarMeasure, measureBars } from "./bar-measures.ts";
import "./bar-chart.css";

export type BarChartProps = {
  bars: readonly Bar[];
  /** rows: names at the side, for words. columns: names below, for months. */
  shape?: "rows" | "columns" | undefined;
  /** What the solid and the hatched part mean, when bars have `of`. */
  legend?: { value: string; rest: string } | undefined;
};

/** Put it in a ChartFrame: the frame's table carries these figures to screen readers. */
export function BarChart({ bars, shape = "rows", legend }: BarChartProps) {
  const measured = measureBars(bars);

  return (
    <div className="barchart" aria-hidden="true">
      {legend ? (
        <p className="legend">
          <span>
            <i className="legend__k legend__k--value" />
            {legend.value}
          </span>
          <span>
            <i className="legend__k legend__k--rest" />
            {legend.rest}
          </span>
        </p>
      ) : null}
      {shape === "rows" ? <Rows bars={measured} /> : <Columns bars={measured} />}
    </div>
  );
}

// Lengths are SVG attributes, not style attributes, so the strictest content policy still draws them.
function Rows({ bars }: { bars: BarMeasure[] }) {
  const hatch = useId();

  return (
    <ol className="bars">
      {bars.map((bar, index) => (
        <li key={bar.label} className={bar.isTold ? "is-told" : undefined}>
          <span className="bars__n">{bar.label}</span>
          <svg className="bars__b">
            <pattern
              id={`${hatch}${index}`}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path className="bars__hatch" d="M0 0V6" />
            </pattern>
            {bar.whole > bar.part ? (
              <rect
                className="bars__rest"
                fill={`url(#${hatch}${index})`}
                width={`${bar.whole}%`}
                height="100%"
                rx="4"
              />
            ) : null}
            <rect className="bars__value" width={`${bar.part}%`} height="100%" rx="4" />
          </svg>
          <span className="bars__v">
            <b>{bar.text}</b>
            {bar.ofText ? ` of ${bar.ofText}` : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Columns({ bars }: { bars: BarMeasure[] }) {
  return (
    <div className="cols">
      <ol className="cols__b">
        {bars.map((bar) => (
          <li key={bar.label} className={bar.isTold ? "is-told" : undefined}>
            <svg>
              {/* A little longer than it should be: the axis cuts off its foot, rounded corners and all. */}
              <rect
                className="bars__value"
                y={`${100 - bar.part}%`}
                width="100%"
                height={`${bar.part + 3}%`}
              />
              <text x="50%" y={`${100 - bar.part}%`} dy="-6" textAnchor="middle">
                {bar.text}
              </text>
            </svg>
          </li>
        ))}
      </ol>
      <ol className="cols__x">
        {bars.map((bar) => (
          <li key={bar.label}>{bar.label}</li>
        ))}
      </ol>
    </div>
  );
}
