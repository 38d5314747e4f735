import {
  answerPremiumRequest,
  premiumDesk,
} from "#app/compose/learning/premium-requests.server.ts";
import { PremiumRequestsPage } from "#app/compose/learning/premium-requests-page.tsx";
import { universityIdOf } from "#app/member.server.ts";
import { premiumRequestsOf } from "#domain/learning/premium/requests.queries.server.ts";
import type { Route } from "./+types/route";

const desk = premiumDesk((asked, context) => premiumRequestsOf(universityIdOf(context), asked));

export const middleware: Route.MiddlewareFunction[] = [desk.csv];

export function loader(args: Route.LoaderArgs) {
  return desk.load(args);
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
      path="/university/premium-requests"
      state={actionData}
      lead="Your students who ask for the premium courses. Giving premium opens every course to them at once."
    />
  );
}
