import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { listUnsettled, type UnsettledJob } from "#domain/jobs/verdict/job-codes.queries.server.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

const list = {
  name: "Job codes to set",
  columns: [
    {
      key: "title",
      label: "Job",
      isRowHeading: true,
      text: ({ title }) => title,
      cell: ({ id, title }) => <Link to={`/staff/job-codes/${id}`}>{title}</Link>,
    },
    { key: "employer", label: "Employer", text: ({ employer }) => employer },
    { key: "place", label: "Place", text: ({ city }) => city ?? "Not named" },
    {
      key: "likeliest",
      label: "Most likely",
      text: ({ likeliest }) => likeliest.join("; ") || "None",
    },
  ],
} satisfies List<UnsettledJob>;

const read = (query: QueryOf<typeof list>) => listUnsettled(query);

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, jobs: await read(query) };
}

export function meta() {
  return [{ title: "Job codes to set - Waymark desk" }];
}

export default function JobCodesPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.jobs}
      rowKey={({ id }) => id}
      lead="Live jobs whose title fits several occupation codes. Their verdict says “cannot tell” until a code is set."
      empty={{ title: "Nothing to set", children: "Every title leads to one code today." }}
    />
  );
}
