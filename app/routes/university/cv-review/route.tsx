import { answerReview, loadReview } from "#app/compose/cvs/reviews.server.ts";
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

export default function CvReviewPage({ loaderData }: Route.ComponentProps) {
  return <ReviewScreen {...loaderData} />;
}
