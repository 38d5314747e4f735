import { Form } from "react-router";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/table.tsx";
import type { listAliases } from "../../aliases.server.ts";

type Alias = Awaited<ReturnType<typeof listAliases>>["rows"][number];

/** The names that staff confirmed, each with who and when. */
export function AliasesTable({ aliases }: { aliases: readonly Alias[] }) {
  return (
    <DataTable
      caption="Other names"
      isCaptionHidden
      isStacked
      rows={aliases}
      rowKey={({ id }) => id}
      columns={[
        { key: "alias", heading: "Other name", isRowHeading: true, cell: ({ alias }) => alias },
        {
          key: "organisation",
          heading: "On the register as",
          cell: ({ organisation, town }) => [organisation, town].filter(Boolean).join(", "),
        },
        {
          key: "who",
          heading: "Confirmed by",
          cell: ({ confirmedBy, isOurs }) =>
            confirmedBy ?? (isOurs ? "Came with Waymark" : "Somebody who has left"),
        },
        {
          key: "when",
          heading: "On",
          cell: ({ confirmedAt }) => longDay(isoDay(confirmedAt)),
        },
        { key: "remove", heading: "Remove", cell: (alias) => <RemoveAlias alias={alias} /> },
      ]}
    />
  );
}

function RemoveAlias({ alias: { id, alias } }: { alias: Alias }) {
  return (
    <Form method="post">
      <input type="hidden" name="aliasId" value={id} />
      <Button name="intent" value="remove" size="s" variant="quiet">
        Remove
        <span className="vh"> {alias}</span>
      </Button>
    </Form>
  );
}
