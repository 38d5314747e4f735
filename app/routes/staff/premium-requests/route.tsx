import { answerPremiumRequest } from "#app/compose/learning/premium-requests.server.ts";
import {
  PremiumRequestsPage,
  premiumColumns,
  premiumStates,
} from "#app/compose/learning/premium-requests-page.tsx";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import {
  type PremiumRequest,
  unsafeListPremiumRequests,
} from "#domain/learning/premium/requests.queries.server.ts";
import type { Route } from "./+types/route";

const list = {
  name: "Requests for premium",
  search: "Name or email",
  filters: { state: premiumStates },
  columns: premiumColumns,
} satisfies List<PremiumRequest>;

function read({ filters, ...asked }: QueryOf<typeof list>) {
  return unsafeListPremiumRequests({ ...asked, state: filters.state ?? "" });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, requests: await read(query) };
}

export function action(args: Route.ActionArgs) {
  return answerPremiumRequest(args);
}

export function meta() {
  return [{ title: "Requests for premium - Waymark desk" }];
}

export default function StaffPremiumPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PremiumRequestsPage
      {...loaderData}
      list={list}
      path="/staff/premium-requests"
      state={actionData ?? undefined}
      lead="Students who ask for premium. Their careers services decide; answer those that wait for long."
    />
  );
}
