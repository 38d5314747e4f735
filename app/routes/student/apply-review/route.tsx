import { answerReview, loadReview } from "#app/compose/applications/review-page.server.ts";
import { ReviewScreen } from "#domain/applications/components/review-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadReview(args);
}

export function action(args: Route.ActionArgs) {
  return answerReview(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Review: ${loaderData?.job.title ?? "your application"} - Waymark` }];
}

export default function ApplyReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewScreen view={loaderData} state={actionData} />;
}
