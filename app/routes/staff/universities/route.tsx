import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import {
  listUniversities,
  type University,
} from "#domain/universities/universities.queries.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

const list = {
  name: "Universities",
  search: "Name or town",
  columns: [
    {
      key: "name",
      label: "Name",
      isRowHeading: true,
      text: ({ name }) => name,
      cell: ({ id, name }) => <Link to={`/staff/universities/${id}`}>{name}</Link>,
    },
    { key: "town", label: "Town", text: ({ town }) => town },
    { key: "site", label: "Microsite label", text: ({ slug }) => slug },
    { key: "premium", label: "Premium hub", text: ({ cihPremium }) => (cihPremium ? "Yes" : "No") },
    {
      key: "guides",
      label: "Country guides",
      text: ({ countryGuide }) => (countryGuide ? "Yes" : "No"),
    },
  ],
} satisfies List<University>;

const read = (query: QueryOf<typeof list>) => listUniversities(query);

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, universities: await read(query) };
}

export function meta() {
  return [{ title: "Universities - Waymark desk" }];
}

export default function UniversitiesPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.universities}
      rowKey={({ id }) => id}
      actions={<ButtonLink to="/staff/universities/new">Add a university</ButtonLink>}
      empty={{ title: "No university yet", children: "Add the first one." }}
    />
  );
}
