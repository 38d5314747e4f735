import { answerReadBack } from "#app/compose/cvs/draw.server.ts";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return answerReadBack(args);
}
