import type { CSSProperties } from "react";
import { DataTable } from "#ui/table.tsx";
import type { PayBarView, PayLineView } from "../verdict-view.ts";

type PayBarProps = { bar: PayBarView | null; lines: readonly PayLineView[] };

/** The pay beside the lines of the rules: drawn, then exactly. */
export function PayBar({ bar, lines }: PayBarProps) {
  if (!bar) return null;
  return (
    <div className="verdict__part">
      <h3>{bar.heading}</h3>
      <Drawing bar={bar} />
      <p className="small muted">
        Basic yearly pay, the lowest of a range. Bonuses, overtime and allowances never count.{" "}
        {bar.gap?.words}
      </p>
      <DataTable
        caption="Every pay line that could apply to this reader"
        isCaptionHidden
        columns={[
          { key: "name", heading: "Line", cell: (row) => row.name, isRowHeading: true },
          { key: "required", heading: "Pay needed", cell: (row) => row.required, isFigure: true },
          {
            key: "difference",
            heading: "This job",
            cell: (row) => <span data-met={row.isMet}>{row.difference}</span>,
            isFigure: true,
          },
        ]}
        rows={lines}
        rowKey={({ name }) => name}
      />
    </div>
  );
}

function Drawing({ bar }: { bar: PayBarView }) {
  return (
    <div className="pay" role="img" aria-label={bar.alternative}>
      <div className="pay__flags">
        <span
          className={bar.pay.at > 60 ? "flag flag--r" : "flag"}
          style={percents({ x: bar.pay.at })}
        >
          {bar.pay.label}
        </span>
      </div>
      <div className="pay__bar">
        <i style={percents({ x: bar.pay.at })} />
        <em>{bar.from}</em>
        <em>{bar.to}</em>
        {bar.gap ? <u style={percents({ a: bar.gap.from, b: bar.gap.to })} /> : null}
      </div>
      <div
        className={bar.middle === null ? "pay__ticks" : "pay__ticks pay__ticks--apart"}
        style={bar.middle === null ? undefined : percents({ middle: bar.middle })}
      >
        {bar.ticks.map(({ name, label, at, from, to, isMet }) => (
          <span
            key={name}
            className={to === at ? "tick tick--r" : "tick"}
            data-met={isMet}
            style={percents({ x: at, from, to })}
          >
            <i />
            <span>
              <b>{label}</b>
              {name}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

function percents(places: Record<string, number>): CSSProperties {
  const all = Object.entries(places).map(([name, percent]) => [`--${name}`, `${percent}%`]);
  return Object.fromEntries(all) as CSSProperties;
}
