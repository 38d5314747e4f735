import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import {
  type EmployerLine,
  unsafeListEmployers,
} from "#domain/employers/employers-desk.queries.server.ts";
import { type RegisterState, registerStates } from "#domain/jobs/vocabulary.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

const list = {
  name: "Employers",
  search: "Name",
  filters: {
    trusted: {
      label: "Trusted",
      all: "All",
      options: { yes: "Trusted", no: "Not trusted" },
    },
  },
  columns: [
    {
      key: "name",
      label: "Name",
      isRowHeading: true,
      text: ({ name }) => name,
      cell: ({ id, name }) => <Link to={`/staff/employers/${id}`}>{name}</Link>,
    },
    { key: "town", label: "Town", text: ({ town }) => town ?? "" },
    { key: "trust", label: "Trusted", text: ({ isTrusted }) => (isTrusted ? "Yes" : "No") },
    {
      key: "register",
      label: "Register",
      text: ({ sponsorStatus }) =>
        registerStates[sponsorStatus as RegisterState] ?? "Not looked up",
    },
    { key: "jobs", label: "Approved jobs", isFigure: true, text: ({ jobs }) => jobs },
  ],
} satisfies List<EmployerLine>;

function read({ filters: { trusted }, ...query }: QueryOf<typeof list>) {
  return unsafeListEmployers({ ...query, isTrusted: trusted && trusted === "yes" });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, employers: await read(query) };
}

export function meta() {
  return [{ title: "Employers - Waymark desk" }];
}

export default function EmployersDeskPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.employers}
      rowKey={({ id }) => id}
      empty={{ title: "No employer yet", children: "Employers come with their first job." }}
    />
  );
}
