import { answerReadBack } from "#app/cvs/draw.server.ts";
import type { Route } from "./+types/cv-read-back";

export function loader(args: Route.LoaderArgs) {
  return answerReadBack(args);
}
