import { answerSharedPdf } from "#app/compose/cvs/shared.server.ts";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return answerSharedPdf(args);
}
