import { answerFile } from "#app/compose/cvs/files.server.ts";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return answerFile(args);
}
