import { formatCount } from "#rules/formats/counts.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { Link } from "#ui/link.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import type { RegisterImport } from "../../imports/imports.queries.server.ts";
import { copyTitle, sourceLabel } from "../../register-labels.ts";

type ImportsTableProps = { imports: readonly RegisterImport[]; currentId: number | null };

/** Every copy that was read in or refused, with what it changed. */
export function ImportsTable({ imports, currentId }: ImportsTableProps) {
  return (
    <DataTable
      caption="Copies loaded or refused"
      isCaptionHidden
      isStacked
      rows={imports}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "copy",
          heading: "Copy",
          isRowHeading: true,
          cell: (row) => (
            <Link to={`/staff/sponsor-register/imports/${row.id}`}>{copyTitle(row)}</Link>
          ),
        },
        {
          key: "state",
          heading: "State",
          cell: (row) => <ImportState row={row} isCurrent={row.id === currentId} />,
        },
        { key: "rows", heading: "Rows", isFigure: true, cell: ({ rows }) => formatCount(rows) },
        { key: "added", heading: "Added", isFigure: true, cell: figure("rowsAdded") },
        { key: "removed", heading: "Removed", isFigure: true, cell: figure("rowsRemoved") },
        { key: "rated", heading: "New ratings", isFigure: true, cell: figure("ratingsChanged") },
        { key: "when", heading: "Loaded", cell: (row) => <WhenAndWho row={row} /> },
      ]}
    />
  );
}

function figure(name: keyof NonNullable<RegisterImport["counts"]>) {
  return ({ counts }: RegisterImport) => (counts ? formatCount(counts[name]) : "–");
}

function ImportState({ row, isCurrent }: { row: RegisterImport; isCurrent: boolean }) {
  if (row.state === "refused") return <Tag tone="negative">Refused</Tag>;
  return isCurrent ? <Tag tone="positive">Current</Tag> : <Tag>Replaced</Tag>;
}

function WhenAndWho({ row }: { row: RegisterImport }) {
  return (
    <div>
      {dayAndTimeIn("UTC", row.importedAt)} UTC
      <p className="small muted">{row.importedBy ?? sourceLabel(row.source)}</p>
    </div>
  );
}
