import { Link } from "#ui/link.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import { eventMessage, eventTitle } from "../../event-messages.ts";
import type { ImportEvent } from "../../imports/imports.queries.server.ts";

type ImportEventsTableProps = {
  events: readonly ImportEvent[];
  linkTo: (organisationId: number) => string;
};

/** What was new in one copy, one organisation on each line. */
export function ImportEventsTable({ events, linkTo }: ImportEventsTableProps) {
  return (
    <DataTable
      caption="What changed in this copy"
      isCaptionHidden
      isStacked
      rows={events}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "organisation",
          heading: "Organisation",
          isRowHeading: true,
          cell: ({ organisationId, name }) => <Link to={linkTo(organisationId)}>{name}</Link>,
        },
        { key: "town", heading: "Town", cell: ({ town }) => town || "None given" },
        {
          key: "kind",
          heading: "Change",
          cell: ({ kind }) => (
            <span className="nowrap">
              <Tag tone={tones[kind]}>{eventTitle(kind)}</Tag>
            </span>
          ),
        },
        { key: "words", heading: "In words", cell: eventMessage },
      ]}
    />
  );
}

const tones = {
  joined: "positive",
  left: "negative",
  rating_changed: "caution",
  route_gained: "positive",
  route_lost: "negative",
  moved: "info",
} as const;
