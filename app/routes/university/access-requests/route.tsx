import { answerDecision, readDecidingSince } from "#app/compose/account/access-decisions.server.ts";
import {
  AccessRequestsPage,
  accessRequestColumns,
} from "#app/compose/account/access-requests-page.tsx";
import { universityIdOf } from "#app/member.server.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import {
  type AccessRequest,
  listAccessRequests,
} from "#domain/accounts/access/access-requests.queries.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

const list = {
  name: "Requests for access",
  columns: accessRequestColumns,
} satisfies List<AccessRequest>;

type RequestArgs = Pick<Route.LoaderArgs, "request" | "context">;

function read(query: QueryOf<typeof list>, { request, context }: RequestArgs) {
  const since = readDecidingSince(request, new Date());
  return listAccessRequests(universityIdOf(context), { ...query, since });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readList(request, list);
  const since = readDecidingSince(request, new Date());
  return { query, since, requests: await read(query, { request, context }) };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerDecision({ request, context });
}

export function meta() {
  return [{ title: "Requests - Waymark" }];
}

export default function UniversityRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccessRequestsPage
      list={list}
      {...loaderData}
      state={actionData}
      lead={
        <>
          Students whose email is not on your list. You decide, because you know them.{" "}
          <Link to="/university/premium-requests">Requests for premium lessons</Link> are on a
          separate page.
        </>
      }
      empty={{
        title: "No requests",
        children:
          "Requests from students who are not on your list appear here. Add students to your list first so that nobody has to wait.",
        action: <ButtonLink to="/pre-auth-student">List students who may register</ButtonLink>,
      }}
    />
  );
}
