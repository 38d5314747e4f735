import { redirect } from "react-router";
import { answerDraw } from "#app/compose/cvs/draw.server.ts";
import type { Route } from "./+types/route";

/** Only the studio draws what is not saved yet; a link leads to the list. */
export function loader() {
  return redirect("/my-cvs");
}

export function action(args: Route.ActionArgs) {
  return answerDraw(args);
}
