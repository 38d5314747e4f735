import { Download } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/table.tsx";
import type { BulkLineView } from "../checking/bulk-check.ts";

type BulkResultsProps = {
  lines: readonly BulkLineView[];
  repeated: number;
  /** What was pasted, sent again for the file. */
  names: string;
  csvPath: string;
};

/** The answers to a pasted list, and the way to take them away. */
export function BulkResults({ lines, repeated, names, csvPath }: BulkResultsProps) {
  const sure = lines.filter(({ isSure }) => isSure).length;

  return (
    <div className="stack">
      <p role="status">
        {lines.length} {lines.length === 1 ? "name" : "names"} checked. {sure} on the register,{" "}
        {lines.length - sure} to look at again.
        {repeated > 0 ? ` ${repeated} pasted twice, checked once.` : ""}
      </p>
      <DataTable
        isStacked
        caption="Names checked"
        isCaptionHidden
        rows={lines}
        rowKey={({ typed }) => typed}
        isTold={({ isSure }) => !isSure}
        columns={[
          { key: "typed", heading: "You gave", isRowHeading: true, cell: ({ typed }) => typed },
          { key: "says", heading: "Register says", cell: ({ says }) => says },
          { key: "result", heading: "Result", cell: ({ result }) => result },
          { key: "why", heading: "Why", cell: ({ why }) => why },
        ]}
      />
      <form method="post" action={csvPath}>
        <input type="hidden" name="names" value={names} />
        <Button variant="second" icon={Download}>
          Download as a CSV file
        </Button>
      </form>
    </div>
  );
}
