import { answerPicture } from "#app/compose/analytics/answer-file.server.ts";
import type { Route } from "./+types/route";

/** One chart as a PNG. */
export function loader({ params, ...asked }: Route.LoaderArgs) {
  return answerPicture(asked, params.product, params.figure);
}
