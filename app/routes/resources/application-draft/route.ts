import { redirect } from "react-router";
import { answerAutosave } from "#app/compose/applications/apply-page.server.ts";
import { applicationPaths } from "#domain/applications/applications-paths.ts";
import type { Route } from "./+types/route";

/** Only the form's script posts here; a link leads to the form. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(applicationPaths.form(params.slug));
}

export function action(args: Route.ActionArgs) {
  return answerAutosave(args);
}
