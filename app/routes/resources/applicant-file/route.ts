import { answerApplicantFile } from "#app/compose/applications/applicants.server.ts";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return answerApplicantFile(args);
}
