import { answerPage } from "#app/cvs/draw.server.ts";
import type { Route } from "./+types/cv-page";

export function loader(args: Route.LoaderArgs) {
  return answerPage(args);
}
