import { data, redirect } from "react-router";
import { stayWithFlash } from "#app/flash.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { safePath } from "#app/safe-path.ts";
import { cookieChoiceHeader } from "#app/shell/cookie-choice.server.ts";
import { requestContext } from "#platform/request-context.server.ts";
import type { Route } from "./+types/route";

/** Somebody who opens the address by hand wants the page about cookies. */
export function loader() {
  return redirect("/cookies");
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request);
  const choice = form.get("choice") === "accepted" ? "accepted" : "rejected";
  const cookie = cookieChoiceHeader(choice, context.get(requestContext));
  const to = safePath(String(form.get("to"))) ?? "/";
  if (!new URL(request.url).pathname.endsWith(".data")) {
    return redirect(to, { status: 303, headers: { "set-cookie": cookie } });
  }
  // With script the reader stays where they are, and so does what they have typed. The question goes,
  // and the focus with it: the sentence says why. The page about cookies has one of its own.
  const isToldThere = to === "/cookies" || to.startsWith("/cookies?");
  if (isToldThere) return data(null, { headers: { "set-cookie": cookie } });
  return stayWithFlash(answers[choice], { cookies: [cookie] });
}

const answers = {
  accepted: "Optional cookies are on.",
  rejected: "Optional cookies are off.",
};
