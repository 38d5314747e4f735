import { answerPremiumRequest } from "#app/compose/learning/premium-requests.server.ts";
import {
  PremiumRequestsPage,
  premiumColumns,
  premiumStates,
} from "#app/compose/learning/premium-requests-page.tsx";
import { universityIdOf } from "#app/member.server.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import {
  type PremiumRequest,
  premiumRequestsOf,
} from "#domain/learning/premium/requests.queries.server.ts";
import type { Route } from "./+types/route";

const list = {
  name: "Requests for premium",
  search: "Name or email",
  filters: { state: premiumStates },
  columns: premiumColumns,
} satisfies List<PremiumRequest>;

function read(
  { filters, ...asked }: QueryOf<typeof list>,
  { context }: Pick<Route.LoaderArgs, "context">,
) {
  return premiumRequestsOf(universityIdOf(context), { ...asked, state: filters.state ?? "" });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, requests: await read(query, { context }) };
}

export function action(args: Route.ActionArgs) {
  return answerPremiumRequest(args);
}

export function meta() {
  return [{ title: "Requests for premium - Waymark" }];
}

export default function UniversityPremiumPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PremiumRequestsPage
      {...loaderData}
      list={list}
      path="/university/premium-requests"
      state={actionData ?? undefined}
      lead="Students of yours who ask for the premium courses. A yes opens every course to them at once."
    />
  );
}
