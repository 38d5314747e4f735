import { redirect } from "react-router";
import { answerComments } from "#app/routes/resources/cv-comments/comments.server.ts";
import type { Route } from "./+types/route";

/** Only the notes' buttons do this; a link leads to the list. */
export function loader() {
  return redirect("/my-cvs");
}

export function action(args: Route.ActionArgs) {
  return answerComments(args);
}
