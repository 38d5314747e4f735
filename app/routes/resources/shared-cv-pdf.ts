import { answerSharedPdf } from "#app/cvs/shared.server.ts";
import type { Route } from "./+types/shared-cv-pdf";

export function loader(args: Route.LoaderArgs) {
  return answerSharedPdf(args);
}
