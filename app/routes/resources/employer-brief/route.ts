import { redirect } from "react-router";
import { downloadBrief } from "#app/compose/visa/brief-page.server.ts";
import type { Route } from "./+types/route";

/** Only the form makes it: an address would carry what was typed into histories and logs. */
export function loader() {
  return redirect("/employer-brief");
}

export function action(args: Route.ActionArgs) {
  return downloadBrief(args);
}
