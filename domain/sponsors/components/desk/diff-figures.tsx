import type { DiffCounts } from "#rules/sponsor-register/row-diff.ts";
import { Figures } from "#ui/figures.tsx";
import { counted } from "../../register-words.ts";

/** How a copy differs from the one before it. */
export function DiffFigures({ rows, counts }: { rows: number; counts: DiffCounts }) {
  const { rowsAdded, rowsRemoved, namesAdded, namesRemoved } = counts;
  return (
    <Figures
      items={[
        { label: "Rows", value: counted(rows), note: "in this copy" },
        { label: "Added", value: counted(rowsAdded), note: names(namesAdded, "new") },
        { label: "Removed", value: counted(rowsRemoved), note: names(namesRemoved, "gone") },
        {
          label: "Changed",
          value: counted(counts.rowsChanged),
          note: `same name, town and route; ${counted(counts.ratingsChanged)} with a new rating`,
        },
        {
          label: "Moved",
          value: counted(counts.rowsMoved),
          note: "same name and route, another town",
        },
      ]}
    />
  );
}

function names(figure: number, what: "new" | "gone"): string {
  return figure === 1 ? `1 name is ${what}` : `${counted(figure)} names are ${what}`;
}
