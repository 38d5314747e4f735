import { answerDecision, readSitting } from "#app/compose/account/access-decisions.server.ts";
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

type Asked = Pick<Route.LoaderArgs, "request" | "context">;

function read(query: QueryOf<typeof list>, { request, context }: Asked) {
  const since = readSitting(request, new Date());
  return listAccessRequests(universityIdOf(context), { ...query, since });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readList(request, list);
  const since = readSitting(request, new Date());
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
          Students whose email you have not listed. You know them; we do not.{" "}
          <Link to="/university/premium-requests">Requests for premium lessons</Link> are a list of
          their own.
        </>
      }
      empty={{
        title: "No requests",
        children:
          "A student who is not on your list can ask here. Listing them first saves both of you the wait.",
        action: <ButtonLink to="/pre-auth-student">List students who may register</ButtonLink>,
      }}
    />
  );
}
