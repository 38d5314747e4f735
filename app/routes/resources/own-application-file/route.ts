import { answerOwnFile } from "#app/compose/applications/my-applications.server.ts";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return answerOwnFile(args);
}
