import { answerReview, loadReview } from "#app/compose/cvs/reviews.server.ts";
import { QueueKeys } from "#app/shell/queue-keys.tsx";
import { ReviewScreen } from "#domain/cvs/sharing/components/review-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadReview(args);
}

export function action(args: Route.ActionArgs) {
  return answerReview(args);
}

export function meta() {
  return [{ title: "Read a CV - Waymark" }];
}

const acts = { t: "assign to me", d: "mark as done" };

export default function CvReviewPage({ loaderData }: Route.ComponentProps) {
  const keys = <QueueKeys acts={acts} next={loaderData.nextCvId ? undefined : null} />;
  return <ReviewScreen {...loaderData} keys={keys} />;
}
