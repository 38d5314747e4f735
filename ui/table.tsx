import { type Key, type ReactNode, useId } from "react";
import "./table.css";

export type TableProps = {
  caption: ReactNode;
  isCaptionHidden?: boolean | undefined;
  /** `<thead>`, `<tbody>` and so on. Class `r` sets a heading or cell of figures to the end, `is-told` lights a row. */
  children: ReactNode;
  /** Where the figures come from, and from which day. */
  note?: ReactNode;
  className?: string | undefined;
};

/** A table that scrolls inside its own region when it is wider than the screen, by finger or by keyboard. */
export function Table({ caption, isCaptionHidden, children, note, className }: TableProps) {
  const id = useId();

  return (
    <div className="tablebox">
      {/* The scrolling box must take the focus, or a keyboard could not reach its far side. */}
      <div className="tablewrap" role="region" aria-labelledby={id} tabIndex={0}>
        <table className={["data", className].filter(Boolean).join(" ")}>
          <caption id={id}>
            {isCaptionHidden ? <span className="vh">{caption}</span> : caption}
          </caption>
          {children}
        </table>
      </div>
      {note ? <p className="tiny muted">{note}</p> : null}
    </div>
  );
}

export type Column<Row> = {
  key: string;
  heading: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end so that their digits line up. */
  isFigure?: boolean | undefined;
  /** The column that names the row. */
  isRowHeading?: boolean | undefined;
};

export type DataTableProps<Row> = Omit<TableProps, "children"> & {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  isTold?: ((row: Row) => boolean) | undefined;
  /** On a phone each row becomes a card with its headings beside it: for lists of words, not for figures to compare. */
  isStacked?: boolean | undefined;
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, isTold, isStacked, ...table } = props;
  return (
    <Table {...table} className={isStacked ? "data--stacked" : undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={column.isFigure ? "r" : undefined}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={isTold?.(row) ? "is-told" : undefined}>
            {columns.map((column) =>
              column.isRowHeading ? (
                <th key={column.key} scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} className={column.isFigure ? "r" : undefined}>
                  {isStacked ? labelled(column.heading, column.cell(row)) : column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Cards show the heading beside what it names; screen readers read it already. A cell without anything is not drawn. */
function labelled(heading: ReactNode, content: ReactNode): ReactNode {
  if (content === null || content === undefined || content === "") return null;
  return (
    <>
      <span className="data__label" aria-hidden="true">
        {heading}
      </span>
      {content}
    </>
  );
}
