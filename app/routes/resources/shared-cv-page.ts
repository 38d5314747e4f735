import { answerSharedPage } from "#app/cvs/shared.server.ts";
import type { Route } from "./+types/shared-cv-page";

export function loader(args: Route.LoaderArgs) {
  return answerSharedPage(args);
}
