import { formatCount } from "#rules/formats/counts.ts";
import type { DiffCounts } from "#rules/sponsor-register/row-diff.ts";
import { Figures } from "#ui/figures.tsx";

/** How a copy differs from the one before it. */
export function DiffFigures({ rows, counts }: { rows: number; counts: DiffCounts }) {
  const { rowsAdded, rowsRemoved, namesAdded, namesRemoved } = counts;
  return (
    <Figures
      items={[
        { label: "Rows", value: formatCount(rows), note: "in this copy" },
        { label: "Added", value: formatCount(rowsAdded), note: names(namesAdded, "new") },
        { label: "Removed", value: formatCount(rowsRemoved), note: names(namesRemoved, "gone") },
        {
          label: "Changed",
          value: formatCount(counts.rowsChanged),
          note: `same name, town and route; ${formatCount(counts.ratingsChanged)} with a new rating`,
        },
        {
          label: "Moved",
          value: formatCount(counts.rowsMoved),
          note: "same name and route, another town",
        },
      ]}
    />
  );
}

function names(figure: number, what: "new" | "gone"): string {
  return figure === 1 ? `1 name is ${what}` : `${formatCount(figure)} names are ${what}`;
}
