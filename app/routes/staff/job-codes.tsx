import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { JobsDeskTabs } from "#app/staff/jobs-desk.tsx";
import { listUnsettled } from "#domain/jobs/verdict/job-codes.queries.server.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import type { Route } from "./+types/job-codes";
import "#app/shell/desk.css";

export function loader({ request }: Route.LoaderArgs) {
  return listUnsettled(readPage(request));
}

export function meta() {
  return [{ title: "Job codes to settle - Waymark desk" }];
}

export default function JobCodesPage({ loaderData }: Route.ComponentProps) {
  const { rows, total, page } = loaderData;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Job codes to settle"
        lead={`${formatCount(total)} live jobs whose title fits several occupation codes. Their verdict reads “cannot tell” until a code is settled.`}
      />
      <JobsDeskTabs current="/staff/job-codes" />
      {rows.length === 0 ? (
        <EmptyState title="Nothing to settle">Every title leads to one code today.</EmptyState>
      ) : (
        <DataTable
          isStacked
          caption="Jobs to settle"
          isCaptionHidden
          columns={[
            {
              key: "title",
              heading: "Job",
              cell: ({ id, title }) => <Link to={`/staff/job-codes/${id}`}>{title}</Link>,
              isRowHeading: true,
            },
            { key: "employer", heading: "Employer", cell: ({ employer }) => employer },
            { key: "place", heading: "Place", cell: ({ city }) => city ?? "Not named" },
            {
              key: "likeliest",
              heading: "Likeliest",
              cell: ({ likeliest }) => likeliest.join("; ") || "None",
            },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
      <Pager
        label="Jobs to settle"
        page={page}
        pageCount={pageCountOf(loaderData)}
        linkTo={(other) => linkToPage("", other)}
      />
    </main>
  );
}
