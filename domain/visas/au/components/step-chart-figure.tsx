import { type CSSProperties, useId } from "react";
import { HEIGHT, type StepChart, type StepEvent, WIDTH } from "../step-chart.ts";
import "./step-chart.css";

type StepChartFigureProps = { chart: StepChart; passMark: number; words: string };

/** The three totals as steps over five years. The table beside it holds every figure. */
export function StepChartFigure({ chart, passMark, words }: StepChartFigureProps) {
  const id = useId();
  return (
    <div className="step">
      <div className="step__p">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={id}
        >
          <title id={id}>{words}</title>
          <Ground chart={chart} />
          {chart.lines.toReversed().map(({ subclass, path }) => (
            <path
              key={subclass}
              className={subclass === "189" ? "step__l" : "step__o"}
              d={path}
              data-visa={subclass}
            />
          ))}
        </svg>
        <div aria-hidden="true">
          <Labels chart={chart} passMark={passMark} />
        </div>
      </div>
      <div className="step__x" aria-hidden="true">
        {chart.years.map(({ year, at }) => (
          <span key={year} style={across(at)}>
            {year}
          </span>
        ))}
      </div>
    </div>
  );
}

function Ground({ chart: { grid, passAt, shut } }: { chart: StepChart }) {
  const passY = passAt * HEIGHT;
  return (
    <>
      <rect className="step__under" y={passY} width={WIDTH} height={HEIGHT - passY} />
      {shut.map(({ from, to }) => (
        <rect
          key={from}
          className="step__shut"
          x={from * WIDTH}
          width={(to - from) * WIDTH}
          height={HEIGHT}
        />
      ))}
      {grid.map(({ points, at }) => (
        <path key={points} className="step__grid" d={`M0 ${at * HEIGHT}H${WIDTH}`} />
      ))}
      <path className="step__pass" d={`M0 ${passY}H${WIDTH}`} />
    </>
  );
}

function Labels({ chart, passMark }: { chart: StepChart; passMark: number }) {
  const { lines, grid, events, shut, passAt } = chart;
  const start = startHeight(chart);
  return (
    <>
      {grid.map(({ points, at }) => (
        <span key={points} className="step__y" style={down(at)}>
          {points}
        </span>
      ))}
      {lines.map(({ subclass, endsAt }) => (
        <span key={subclass} className="step__n" style={down(endsAt)} data-visa={subclass}>
          <span className="bullet">{subclass}</span>
        </span>
      ))}
      <span className="step__m" style={down(passAt)}>
        <span>Pass mark </span>
        {passMark}
      </span>
      {shut.map(({ from, words }) => (
        <span key={from} className="step__hint" style={across(from)}>
          {words}
        </span>
      ))}
      {events.map((event) => (
        <EventLabel key={event.on} event={event} />
      ))}
      <span className="step__you" style={down(start)} />
    </>
  );
}

function EventLabel({ event: { at, sign, title, floor } }: { event: StepEvent }) {
  return (
    <span
      className="step__e"
      style={across(at)}
      data-floor={floor}
      data-side={at > 0.85 ? "end" : undefined}
    >
      <b>{sign}</b>
      <span>{title}</span>
    </span>
  );
}

/** The 189's line begins where "you" stand. */
function startHeight({ lines }: StepChart): number {
  const own = lines.find(({ subclass }) => subclass === "189");
  return Number(/^M0 ([\d.]+)/.exec(own?.path ?? "")?.[1] ?? 0) / HEIGHT;
}

const across = (at: number): CSSProperties => ({ insetInlineStart: `${at * 100}%` });
const down = (at: number): CSSProperties => ({ insetBlockStart: `${at * 100}%` });
