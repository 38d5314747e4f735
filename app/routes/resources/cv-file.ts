import { answerFile } from "#app/cvs/files.server.ts";
import type { Route } from "./+types/cv-file";

export function loader(args: Route.LoaderArgs) {
  return answerFile(args);
}
