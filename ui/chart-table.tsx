import type { ReactNode } from "react";
import { formatCount } from "./format-count.ts";
import { Table } from "./table.tsx";

export type ChartTableData = {
  headings: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

/** The figures of a chart as a table. */
export function ChartTable({ caption, headings, rows }: ChartTableData & { caption: ReactNode }) {
  return (
    <Table caption={caption} isCaptionHidden>
      <thead>
        <tr>
          {headings.map((heading, column) => (
            <th key={heading} scope="col" className={column === 0 ? undefined : "r"}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, column) => (
              <td key={headings[column + 1]} className="r">
                {typeof figure === "number" ? formatCount(figure) : figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
