import { answerSentFile } from "#app/cvs/sent.server.ts";
import type { Route } from "./+types/sent-cv-file";

export function loader(args: Route.LoaderArgs) {
  return answerSentFile(args);
}
