import { answerReviewPage } from "#app/cvs/reviews.server.ts";
import type { Route } from "./+types/cv-review-page";

export function loader(args: Route.LoaderArgs) {
  return answerReviewPage(args);
}
