import { loadReviews } from "#app/compose/cvs/reviews.server.ts";
import { QueueKeys } from "#app/shell/queue-keys.tsx";
import { dateFormat } from "#rules/formats/dates.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

const PAGE = "/university/cv-reviews";

const filters = {
  open: { label: "Open", empty: "Nobody is waiting" },
  mine: { label: "Mine", empty: "None are assigned to you" },
  free: { label: "Not assigned", empty: "Every document is assigned" },
  done: { label: "Done", empty: "None is done yet" },
} as const;

export function loader(args: Route.LoaderArgs) {
  return loadReviews(args);
}

export function meta() {
  return [{ title: "CVs to read - Waymark" }];
}

export default function CvReviewsPage({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, pageCount, filter } = loaderData;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="CVs to read"
        lead="Students asked your careers service to read these. You can add notes; only the student can change the CV. We promise them an answer within five working days."
      />
      <Tabs
        label="CVs to read"
        tabs={Object.entries(filters).map(([key, { label }]) => ({
          to: key === "open" ? PAGE : `${PAGE}?show=${key}`,
          label,
          count: key === filter ? total : undefined,
          isCurrent: key === filter,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState title={filters[filter].empty}>
          When a student asks on the “Share and send” page of a CV, it appears here.
        </EmptyState>
      ) : (
        <>
          <QueueKeys />
          <Queue {...loaderData} />
        </>
      )}
      <Pager
        label="CVs to read"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => `?show=${filter}&page=${to}`}
      />
    </main>
  );
}

type QueueProps = Route.ComponentProps["loaderData"];
type Row = QueueProps["rows"][number];

function Queue({ rows, filter, timeZone }: QueueProps) {
  const day = dateFormat("longDate", timeZone);
  return (
    <DataTable
      isStacked
      caption={filter === "done" ? "Done, the newest first" : "The longest waiting first"}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "title",
          heading: "Document",
          isRowHeading: true,
          cell: (row) => (
            <span className="queue__item">
              <Link to={`${PAGE}/${row.cvId}`}>{row.title}</Link>
            </span>
          ),
        },
        { key: "owner", heading: "Student", cell: (row) => row.owner },
        { key: "kind", heading: "Kind", cell: (row) => (row.kind === "cv" ? "CV" : "Letter") },
        { key: "asked", heading: "Asked", cell: (row) => day.format(row.askedAt) },
        { key: "reader", heading: "Assigned to", cell: (row) => readerOf(row) },
        { key: "state", heading: "State", cell: (row) => <State {...row} /> },
      ]}
    />
  );
}

function readerOf({ isMine, adviser }: Row): string {
  return isMine ? "You" : (adviser ?? "Not assigned");
}

function State({ doneAt, answeredAt, daysLate }: Row) {
  if (doneAt) return <Tag tone="positive">Done</Tag>;
  if (answeredAt) return <Tag tone="info">Answered</Tag>;
  if (daysLate === 0) return <Tag>Waiting</Tag>;
  return <Tag tone="negative">{daysLate === 1 ? "1 day late" : `${daysLate} days late`}</Tag>;
}
