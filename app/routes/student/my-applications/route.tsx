import { loadMyApplications } from "#app/compose/applications/my-applications.server.ts";
import { applicationPaths } from "#domain/applications/applications-paths.ts";
import { StageTag } from "#domain/applications/components/stage-tag.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import type { Route } from "./+types/route";
import "#domain/applications/components/applications.css";

export function loader(args: Route.LoaderArgs) {
  return loadMyApplications(args);
}

export function meta() {
  return [{ title: "My applications - Waymark" }];
}

export default function MyApplicationsPage({ loaderData }: Route.ComponentProps) {
  const { rows, drafts, page, pageCount } = loaderData;
  return (
    <main id="main" className="wrap applying">
      <PageHead
        title="My applications"
        lead="Jobs you applied for on Waymark, and the stage of each. Applications you sent elsewhere are with your saved jobs."
        crumbs={[{ label: "Saved jobs", to: "/my-saved-jobs" }]}
      />
      {drafts.length > 0 ? <Unfinished drafts={drafts} /> : null}
      {rows.length === 0 ? (
        <EmptyState title="None sent yet" action={<ButtonLink to="/jobs">Find a job</ButtonLink>}>
          You can apply for some jobs here, with a CV from your studio. Look for “Apply on Waymark”.
        </EmptyState>
      ) : (
        <ApplicationTable rows={rows} />
      )}
      <Pager
        label="My applications"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => `?page=${to}`}
      />
    </main>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Unfinished({ drafts }: { drafts: Data["drafts"] }) {
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished">Not sent yet</h2>
      <ul>
        {drafts.map(({ slug, title, employer }) => (
          <li key={slug}>
            <Link to={applicationPaths.form(slug)}>{title}</Link>, {employer}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ApplicationTable({ rows }: { rows: Data["rows"] }) {
  return (
    <DataTable
      caption="My applications"
      isCaptionHidden
      isStacked
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "job",
          heading: "Job",
          isRowHeading: true,
          cell: ({ id, title }) => <Link to={applicationPaths.own(id)}>{title}</Link>,
        },
        { key: "employer", heading: "Employer", cell: ({ employer }) => employer },
        { key: "sent", heading: "Sent", cell: ({ sentOn }) => sentOn },
        { key: "stage", heading: "Stage", cell: (row) => <StageTag {...row} /> },
      ]}
    />
  );
}
