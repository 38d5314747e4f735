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

const CLOSE = 45;

function Drawing({ bar }: { bar: PayBarView }) {
  const [first, second] = bar.ticks;
  const isClose = first && second && second.at - first.at < CLOSE;
  return (
    <div className="pay" role="img" aria-label={bar.alternative} data-close={isClose || undefined}>
      <div className="pay__flags">
        <span className={bar.pay.at > 60 ? "flag flag--r" : "flag"} style={place(bar.pay.at)}>
          {bar.pay.label}
        </span>
      </div>
      <div className="pay__bar">
        <i style={place(bar.pay.at)} />
        <em>{bar.from}</em>
        <em>{bar.to}</em>
        {bar.gap ? (
          <u style={{ "--a": `${bar.gap.from}%`, "--b": `${bar.gap.to}%` } as CSSProperties} />
        ) : null}
      </div>
      <div className="pay__ticks">
        {bar.ticks.map((tick, index) => (
          <span
            key={tick.name}
            className={index > 0 || tick.at > 55 ? "tick tick--r" : "tick"}
            data-met={tick.isMet}
            style={place(tick.at)}
          >
            <span>
              <b>{tick.label}</b>
              {tick.name}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

function place(percent: number): CSSProperties {
  return { "--x": `${percent}%` } as CSSProperties;
}
