import {
  answerPremiumRequest,
  premiumDesk,
} from "#app/compose/learning/premium-requests.server.ts";
import { PremiumRequestsPage } from "#app/compose/learning/premium-requests-page.tsx";
import { unsafeListPremiumRequests } from "#domain/learning/premium/requests.queries.server.ts";
import type { Route } from "./+types/route";

const desk = premiumDesk(unsafeListPremiumRequests);

export const middleware: Route.MiddlewareFunction[] = [desk.csv];

export function loader(args: Route.LoaderArgs) {
  return desk.load(args);
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
      path="/staff/premium-requests"
      state={actionData}
      lead="Students who ask for premium. Their careers services decide; answer those that have waited a long time."
    />
  );
}
