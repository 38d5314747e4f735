import { answerReport } from "#app/compose/analytics/answer-file.server.ts";
import type { Route } from "./+types/route";

/** The dashboard's figures as a file, protected in the same way. */
export function loader(asked: Route.LoaderArgs) {
  return answerReport(asked, "university", "csv");
}
