import { answerSentFile } from "#app/compose/cvs/sent.server.ts";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return answerSentFile(args);
}
