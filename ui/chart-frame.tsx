import { Download } from "lucide-react";
import { type ReactNode, useId } from "react";
import { ChartTable, type ChartTableData } from "./chart-table.tsx";
import { Details } from "./details.tsx";
import { Icon } from "./icon.tsx";
import "./chart-frame.css";

export type ChartFrameProps = {
  /** One sentence: what the picture says, with its figures. */
  headline: ReactNode;
  /** What is counted, and over which days. */
  note?: ReactNode;
  /** The chart. Its figures are in the table, so the drawing itself is hidden from screen readers. */
  children: ReactNode;
  /** The same figures, exactly. The first cell of each row names it. */
  table: ChartTableData;
  csvHref?: string | undefined;
  /** A last line: what the reader could do about it. */
  footer?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  isBare?: boolean | undefined;
};

/** Every chart says its point in words first and keeps its table one tap away. */
export function ChartFrame({
  headline,
  note,
  children,
  table,
  csvHref,
  footer,
  ...look
}: ChartFrameProps) {
  const id = useId();
  const Heading = `h${look.headingLevel ?? 2}` as const;

  return (
    <figure className={look.isBare ? "chart" : "chart sheet"} aria-labelledby={id}>
      <figcaption>
        <Heading id={id}>{headline}</Heading>
        {note ? <p className="small muted">{note}</p> : null}
      </figcaption>
      {children}
      {footer ? <div className="chart__say">{footer}</div> : null}
      <div className="chart__foot">
        <Details summary="Show as a table">
          <ChartTable caption={headline} {...table} />
        </Details>
        {csvHref ? (
          <a className="more" href={csvHref} download>
            <Icon icon={Download} />
            Download CSV
          </a>
        ) : null}
      </div>
    </figure>
  );
}
