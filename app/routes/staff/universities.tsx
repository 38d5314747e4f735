import { Form, href } from "react-router";
import { linkToPage, pageCountOf, readPage, readQuery } from "#app/paging.ts";
import { listUniversities } from "#domain/universities/universities.queries.server.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import type { Route } from "./+types/universities";
import "#app/shell/desk.css";

export async function loader({ request }: Route.LoaderArgs) {
  const q = readQuery(request);
  return { q, universities: await listUniversities({ q, page: readPage(request) }) };
}

export function meta() {
  return [{ title: "Universities - Waymark desk" }];
}

export default function UniversitiesPage({
  loaderData: { q, universities },
}: Route.ComponentProps) {
  const { rows, total, page } = universities;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Universities"
        lead={`${formatCount(total)} found`}
        actions={<ButtonLink to={href("/staff/universities/new")}>Add a university</ButtonLink>}
      />
      <Form className="desk__search" role="search">
        <Field label="Name or town" name="q" type="search" defaultValue={q} />
        <Button variant="ink">Search</Button>
      </Form>
      {rows.length === 0 ? (
        <EmptyState title="No university by that name">
          Search for part of the name, or for its town.
        </EmptyState>
      ) : (
        <DataTable
          isStacked
          caption="Universities"
          isCaptionHidden
          rows={rows}
          rowKey={(university) => university.id}
          columns={[
            {
              key: "name",
              heading: "Name",
              isRowHeading: true,
              cell: (row) => <Link to={`/staff/universities/${row.id}`}>{row.name}</Link>,
            },
            { key: "town", heading: "Town", cell: (row) => row.town },
            { key: "site", heading: "Microsite label", cell: (row) => row.slug },
            {
              key: "premium",
              heading: "Premium hub",
              cell: (row) => (row.cihPremium ? "Yes" : "No"),
            },
            {
              key: "guides",
              heading: "Country guides",
              cell: (row) => (row.countryGuide ? "Yes" : "No"),
            },
          ]}
        />
      )}
      <Pager
        label="Universities"
        page={page}
        pageCount={pageCountOf(universities)}
        linkTo={(to) => linkToPage(q, to)}
      />
    </main>
  );
}
