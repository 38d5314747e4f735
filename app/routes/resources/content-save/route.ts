import { redirect } from "react-router";
import { contentRequest } from "#app/compose/content/content-request.server.ts";
import { answerDraftSave } from "#app/compose/content/save-draft.server.ts";
import type { Route } from "./+types/route";

/** Only the editor saves; a link leads to it. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(contentRequest(params).base);
}

export function action({ request, params, context }: Route.ActionArgs) {
  return answerDraftSave(request, context, contentRequest(params));
}
