import { memberOf } from "#app/member.server.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { type Person, unsafeListPeople } from "#domain/accounts/people/people.queries.server.ts";
import { roleNames } from "#domain/accounts/people/role-names.ts";
import { listUniversityChoices } from "#domain/universities/university-choices.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

const list = {
  name: "People",
  search: "Name or email",
  filters: {
    role: { label: "Role", all: "Any role", options: roleNames },
    university: { label: "University", all: "Any university" },
  },
  sorts: { newest: "Newest first", oldest: "Oldest first", name: "Name, A to Z" },
  columns: [
    {
      key: "name",
      label: "Name",
      isRowHeading: true,
      text: ({ name }) => name,
      cell: ({ id, name }) => <Link to={`/staff/people/${id}`}>{name}</Link>,
    },
    { key: "email", label: "Email", text: ({ email }) => email },
    { key: "role", label: "Role", text: ({ role }) => roleNames[role] },
    { key: "university", label: "University", text: (person) => person.universityName ?? "None" },
    {
      key: "since",
      label: "Since",
      text: ({ createdAt }) => isoDay(createdAt),
      cell: ({ createdAt }) => longDay(isoDay(createdAt)),
    },
  ],
} satisfies List<Person>;

function read({ q, filters: { role, university }, sort, ...asked }: QueryOf<typeof list>) {
  const universityId = university === undefined ? undefined : rowNumber(university);
  return unsafeListPeople({ q, role, universityId, sort }, asked);
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readList(request, list);
  const choices = await listUniversityChoices(new Date());
  return {
    query,
    people: await read(query),
    mayInvite: staffMay(memberOf(context), "change-settings"),
    university: choices.map(({ id, name }) => ({ value: String(id), label: name })),
  };
}

export function meta() {
  return [{ title: "People - Waymark desk" }];
}

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { query, people, university, mayInvite } = loaderData;
  return (
    <ListPage
      list={list}
      query={query}
      paged={people}
      rowKey={({ id }) => id}
      options={{ university }}
      actions={mayInvite ? <ButtonLink to="/staff/invite">Invite somebody</ButtonLink> : undefined}
      empty={{ title: "Nobody yet", children: "Everybody with an account is listed here." }}
    />
  );
}
