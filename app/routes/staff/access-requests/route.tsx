import { answerDecision, readDecidingSince } from "#app/compose/account/access-decisions.server.ts";
import {
  AccessRequestsPage,
  accessRequestColumns,
} from "#app/compose/account/access-requests-page.tsx";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import {
  type AccessRequest,
  unsafeListStaffRequests,
} from "#domain/accounts/access/access-requests.queries.server.ts";
import { listUniversityChoices } from "#domain/universities/university-choices.server.ts";
import type { Route } from "./+types/route";

const list = {
  name: "Access requests",
  filters: {
    kind: {
      label: "From",
      all: "Everybody",
      options: { "university-staff": "Universities", employer: "Employers" },
    },
  },
  columns: accessRequestColumns,
} satisfies List<AccessRequest>;

function read({ filters, ...asked }: QueryOf<typeof list>, { request }: { request: Request }) {
  const since = readDecidingSince(request, new Date());
  return unsafeListStaffRequests({ ...asked, kind: filters.kind, since });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const now = new Date();
  const query = readList(request, list);
  const choices = await listUniversityChoices(now);
  return {
    query,
    since: readDecidingSince(request, now),
    requests: await read(query, { request }),
    universities: choices.map(({ id, name }) => ({ value: String(id), label: name })),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerDecision({ request, context });
}

export function meta() {
  return [{ title: "Access requests - Waymark desk" }];
}

export default function StaffRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccessRequestsPage
      list={list}
      {...loaderData}
      state={actionData}
      lead="People who say they work for a university or an employer."
      empty={{
        title: "No requests",
        children: "Requests from university staff and employers arrive here.",
      }}
    />
  );
}
