import { answerReport } from "#app/compose/analytics/answer-file.server.ts";
import type { Route } from "./+types/route";

/** A page of figures as CSV, Excel or PDF. */
export function loader({ params, ...asked }: Route.LoaderArgs) {
  return answerReport(asked, params.product, params.format);
}
