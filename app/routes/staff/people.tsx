import { Form } from "react-router";
import { linkToPage, pageCountOf, readPage, readQuery } from "#app/paging.ts";
import { unsafeListPeople } from "#domain/accounts/people/people.queries.server.ts";
import { roleNames } from "#domain/accounts/people/role-names.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import type { Route } from "./+types/people";
import "#app/shell/desk.css";

export async function loader({ request }: Route.LoaderArgs) {
  const q = readQuery(request);
  return { q, people: await unsafeListPeople({ q }, readPage(request)) };
}

export function meta() {
  return [{ title: "People - Waymark desk" }];
}

export default function PeoplePage({ loaderData: { q, people } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="People"
        lead={`${formatCount(people.total)} found`}
        actions={<ButtonLink to="/staff/invite">Invite somebody</ButtonLink>}
      />
      <Form className="desk__search" role="search">
        <Field label="Name or email" name="q" type="search" defaultValue={q} />
        <Button variant="ink">Search</Button>
      </Form>
      {people.rows.length === 0 ? (
        <EmptyState title="Nobody by that name">
          Check the spelling, or search for part of the email.
        </EmptyState>
      ) : (
        <DataTable
          isStacked
          caption="People"
          isCaptionHidden
          rows={people.rows}
          rowKey={(person) => person.id}
          columns={[
            {
              key: "name",
              heading: "Name",
              isRowHeading: true,
              cell: (person) => <Link to={`/staff/people/${person.id}`}>{person.name}</Link>,
            },
            { key: "email", heading: "Email", cell: (person) => person.email },
            { key: "role", heading: "Role", cell: (person) => roleNames[person.role] },
            {
              key: "university",
              heading: "University",
              cell: (person) => person.universityName ?? "None",
            },
            { key: "since", heading: "Since", cell: (person) => longDay(isoDay(person.createdAt)) },
          ]}
        />
      )}
      <Pager
        label="People"
        page={people.page}
        pageCount={pageCountOf(people)}
        linkTo={(page) => linkToPage(q, page)}
      />
    </main>
  );
}
