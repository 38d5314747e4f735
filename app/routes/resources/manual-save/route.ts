import { answerChapterSave, toEditor } from "#app/compose/manual/manual-desk.server.ts";
import type { Route } from "./+types/route";

export function loader({ params }: Route.LoaderArgs) {
  return toEditor(params.chapter);
}

export function action(args: Route.ActionArgs) {
  return answerChapterSave(args);
}
