import { answerReviewPage } from "#app/compose/cvs/reviews.server.ts";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return answerReviewPage(args);
}
