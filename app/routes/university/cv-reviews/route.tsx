import { loadReviews } from "#app/compose/cvs/reviews.server.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export function loader(args: Route.LoaderArgs) {
  return loadReviews(args);
}

export function meta() {
  return [{ title: "CVs to read - Waymark" }];
}

export default function CvReviewsPage({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, pageCount, timeZone } = loaderData;
  const day = dateFormat("longDate", timeZone);
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="CVs to read"
        lead="Students who asked your careers service. You read and write notes; only they change the CV."
      />
      {rows.length === 0 ? (
        <EmptyState title="Nobody is waiting">
          A student asks from the page “Share and send” of their CV, and it appears here.
        </EmptyState>
      ) : (
        <DataTable
          isStacked
          caption={total === 1 ? "1 document" : `${total} documents, the longest waiting first`}
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            {
              key: "title",
              heading: "Document",
              isRowHeading: true,
              cell: (row) => <Link to={`/university/cv-reviews/${row.cvId}`}>{row.title}</Link>,
            },
            { key: "owner", heading: "Student", cell: (row) => row.owner },
            { key: "kind", heading: "Kind", cell: (row) => (row.kind === "cv" ? "CV" : "Letter") },
            { key: "asked", heading: "Asked", cell: (row) => day.format(row.askedAt) },
            {
              key: "state",
              heading: "State",
              cell: (row) =>
                row.answeredAt ? (
                  <Tag tone="positive">Answered {day.format(row.answeredAt)}</Tag>
                ) : (
                  <Tag tone="caution">Waiting</Tag>
                ),
            },
          ]}
        />
      )}
      <Pager label="CVs to read" page={page} pageCount={pageCount} linkTo={(to) => `?page=${to}`} />
    </main>
  );
}
