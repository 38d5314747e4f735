import { auditLabelOf, auditLabels } from "#app/compose/audit-labels.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import {
  type SecurityEventRow,
  unsafeListSecurityEvents,
} from "#domain/audit/security-events.server.ts";
import type { Route } from "./+types/route";

const list = {
  name: "Security events",
  filters: { kind: { label: "What happened", all: "Anything", options: auditLabels } },
  columns: [
    {
      key: "at",
      label: "When (UTC)",
      text: ({ at }) => at.toISOString().slice(0, 16).replace("T", " "),
    },
    {
      key: "kind",
      label: "What",
      isRowHeading: true,
      text: ({ kind }) => auditLabelOf(kind),
    },
    { key: "who", label: "Account", text: ({ userName }) => userName ?? "–" },
    { key: "by", label: "By", text: ({ actorName }) => actorName ?? "Themselves" },
    { key: "detail", label: "Details", text: ({ detail }) => detailOf(detail) },
  ],
} satisfies List<SecurityEventRow>;

function read({ filters, ...asked }: QueryOf<typeof list>) {
  return unsafeListSecurityEvents({ ...asked, kind: filters.kind });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, events: await read(query) };
}

export function meta() {
  return [{ title: "Security events - Waymark desk" }];
}

export default function SecurityEventsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.events}
      rowKey={({ id }) => id}
      lead="What happened to accounts, newest first. Kept without IP addresses."
      empty={{ title: "Nothing yet", children: "What happens to accounts is listed here." }}
    />
  );
}

function detailOf(detail: Record<string, string>): string {
  return Object.entries(detail)
    .map(([key, value]) => `${key}: ${value}`)
    .join(", ");
}
