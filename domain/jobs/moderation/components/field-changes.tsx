import { DataTable } from "#ui/table.tsx";
import type { FieldChange } from "../field-changes.ts";

/** What a change would make of a live advert, beside what readers see. */
export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <p>Nothing that readers see would change.</p>;
  return (
    <DataTable
      caption="What would change"
      isStacked
      rows={changes}
      rowKey={({ what }) => what}
      columns={[
        { key: "what", heading: "What", isRowHeading: true, cell: ({ what }) => what },
        { key: "before", heading: "Readers see", cell: ({ before }) => <Lines text={before} /> },
        { key: "after", heading: "New version", cell: ({ after }) => <Lines text={after} /> },
      ]}
    />
  );
}

function Lines({ text }: { text: string }) {
  return <span style={{ whiteSpace: "pre-line" }}>{text || "Nothing"}</span>;
}
