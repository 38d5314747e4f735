import { Form } from "react-router";
import { linkToPage, pageCountOf, readPage, readQuery } from "#app/paging.ts";
import { JobsDeskTabs } from "#app/staff/jobs-desk.tsx";
import { unsafeListEmployers } from "#domain/employers/employers-desk.queries.server.ts";
import { type RegisterState, registerStates } from "#domain/jobs/vocabulary.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import type { Route } from "./+types/employers";
import "#app/shell/desk.css";

export async function loader({ request }: Route.LoaderArgs) {
  const q = readQuery(request);
  return { q, employers: await unsafeListEmployers({ q, page: readPage(request) }) };
}

export function meta() {
  return [{ title: "Employers - Waymark desk" }];
}

export default function EmployersDeskPage({ loaderData: { q, employers } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead title="Employers" lead={`${formatCount(employers.total)} found`} />
      <JobsDeskTabs current="/staff/employers" />
      <Form className="desk__search" role="search">
        <Field label="Name" name="q" type="search" defaultValue={q} />
        <Button variant="ink">Search</Button>
      </Form>
      {employers.rows.length === 0 ? (
        <EmptyState title="No employer by that name">Search for part of the name.</EmptyState>
      ) : (
        <DataTable
          caption="Employers"
          isCaptionHidden
          isStacked
          rows={employers.rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "name",
              heading: "Name",
              isRowHeading: true,
              cell: ({ id, name }) => <Link to={`/staff/employers/${id}`}>{name}</Link>,
            },
            { key: "town", heading: "Town", cell: ({ town }) => town ?? "" },
            {
              key: "trust",
              heading: "Trusted",
              cell: ({ isTrusted }) => (isTrusted ? "Yes" : "No"),
            },
            {
              key: "register",
              heading: "Register",
              cell: ({ sponsorStatus }) =>
                registerStates[sponsorStatus as RegisterState] ?? "Not looked up",
            },
            { key: "jobs", heading: "Approved jobs", isFigure: true, cell: ({ jobs }) => jobs },
          ]}
        />
      )}
      <Pager
        label="Employers"
        page={employers.page}
        pageCount={pageCountOf(employers)}
        linkTo={(page) => linkToPage(q, page)}
      />
    </main>
  );
}
