import { auditLabelOf } from "#app/audit-labels.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { unsafeListSecurityEvents } from "#domain/audit/security-events.server.ts";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import type { Route } from "./+types/security-events";
import "#app/shell/desk.css";

export async function loader({ request }: Route.LoaderArgs) {
  const { rows, ...page } = await unsafeListSecurityEvents(readPage(request));
  return {
    events: { ...page, rows: rows.map((row) => ({ ...row, label: auditLabelOf(row.kind) })) },
  };
}

export function meta() {
  return [{ title: "Security events - Waymark desk" }];
}

export default function SecurityEventsPage({ loaderData: { events } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Security events"
        lead="What happened to accounts, newest first. Kept without IP addresses."
      />
      <DataTable
        isStacked
        caption="Security events"
        isCaptionHidden
        rows={events.rows}
        rowKey={(event) => event.id}
        columns={[
          {
            key: "at",
            heading: "When (UTC)",
            cell: ({ at }) => at.toISOString().slice(0, 16).replace("T", " "),
          },
          {
            key: "kind",
            heading: "What",
            isRowHeading: true,
            cell: ({ label }) => label,
          },
          { key: "who", heading: "To whom", cell: ({ userName }) => userName ?? "Nobody we know" },
          { key: "by", heading: "By", cell: ({ actorName }) => actorName ?? "Themselves" },
          { key: "detail", heading: "Details", cell: ({ detail }) => detailOf(detail) },
        ]}
      />
      <Pager
        label="Events"
        page={events.page}
        pageCount={pageCountOf(events)}
        linkTo={(page) => linkToPage("", page)}
      />
    </main>
  );
}

function detailOf(detail: Record<string, string>): string {
  return Object.entries(detail)
    .map(([key, value]) => `${key}: ${value}`)
    .join(", ");
}
