import { redirect } from "react-router";
import { answerSave } from "#app/routes/resources/cv-save/save.server.ts";
import type { Route } from "./+types/route";

/** Only the studio saves; a link leads to the list. */
export function loader() {
  return redirect("/my-cvs");
}

export function action(args: Route.ActionArgs) {
  return answerSave(args);
}
