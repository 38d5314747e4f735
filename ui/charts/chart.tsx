import type { Drawing, Mark } from "./drawing.ts";
import "./chart.css";

type ChartProps = {
  /** Unique on the page: the hatching is found by it. */
  id: string;
  /** The chart in one sentence, for those who do not see it. */
  label: string;
  /** The same drawn for a phone and for a desk: letters keep their size. */
  narrow: Drawing;
  wide: Drawing;
};

/** A chart as SVG. Its box decides which of the two drawings is shown. */
export function Chart({ id, label, narrow, wide }: ChartProps) {
  return (
    <div className="drawnchart">
      <Svg id={`${id}-n`} className="drawnchart__n" label={label} drawing={narrow} />
      <Svg id={`${id}-w`} className="drawnchart__w" label={label} drawing={wide} />
    </div>
  );
}

type SvgProps = { id: string; className: string; label: string; drawing: Drawing };

function Svg({ id, className, label, drawing: { width, height, marks } }: SvgProps) {
  const hatch = `${id}-hatch`;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${Math.ceil(height)}`}
      width={width}
      height={Math.ceil(height)}
      role="img"
      aria-label={label}
    >
      {marks.some(({ kind }) => kind === "hatch") ? (
        <pattern
          id={hatch}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="drawnchart__stripe" d="M0 0V6" />
        </pattern>
      ) : null}
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered.
        <MarkShape key={index} mark={mark} hatch={hatch} />
      ))}
    </svg>
  );
}

function MarkShape({ mark, hatch }: { mark: Mark; hatch: string }) {
  switch (mark.kind) {
    case "rect":
      return <rect {...boxOf(mark)} rx="3" className={`tone-${mark.tone}`} />;
    case "hatch":
      return (
        <rect {...boxOf(mark)} rx="3" fill={`url(#${hatch})`} className="drawnchart__hidden" />
      );
    case "line":
      return (
        <path
          d={pathOf(mark.points)}
          className={`drawnchart__l tone-${mark.tone}`}
          strokeWidth={mark.width}
          strokeDasharray={mark.isDashed ? "7 4" : undefined}
        />
      );
    case "area":
      return <path d={`${pathOf(mark.points)}Z`} className={`tone-${mark.tone}`} />;
    case "dot":
      return (
        <circle
          cx={round(mark.x)}
          cy={round(mark.y)}
          r={mark.radius}
          className={`tone-${mark.tone}`}
        />
      );
    case "text":
      return (
        <text
          x={round(mark.x)}
          y={round(mark.y)}
          fontSize={mark.size}
          textAnchor={mark.anchor}
          className={`tone-${mark.tone}`}
        >
          {mark.text}
        </text>
      );
  }
}

type Box = { x: number; y: number; width: number; height: number };

function boxOf({ x, y, width, height }: Box) {
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

function pathOf(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
