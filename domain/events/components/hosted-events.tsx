import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { DataTable } from "#ui/table.tsx";
import type { HostedEventLine } from "../own-event-lines.server.ts";

/** The events an ambassador hosts. */
export function HostedEvents({ events }: { events: readonly HostedEventLine[] }) {
  return (
    <Section title="Events you host">
      {events.length === 0 ? (
        <EmptyState title="No events coming up">
          Tell us if you would like to host one: our staff will add it with your name.
        </EmptyState>
      ) : (
        <DataTable
          caption="Events you host, next first"
          isCaptionHidden
          isStacked
          rows={events}
          rowKey={({ href }) => href}
          columns={[
            {
              key: "title",
              heading: "Event",
              cell: ({ href, title }) => <Link to={href}>{title}</Link>,
              isRowHeading: true,
            },
            { key: "when", heading: "When", cell: ({ when }) => when },
            {
              key: "taken",
              heading: "Places booked",
              cell: ({ taken, isCancelled }) => (isCancelled ? "Cancelled" : taken),
            },
          ]}
        />
      )}
    </Section>
  );
}
