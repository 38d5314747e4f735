import { data, redirect } from "react-router";
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
  const headers = { "set-cookie": cookieChoiceHeader(choice, context.get(requestContext)) };
  // With script the reader stays where they are, and so does what they have typed.
  if (new URL(request.url).pathname.endsWith(".data")) return data(null, { headers });
  return redirect(safePath(String(form.get("to"))) ?? "/", { status: 303, headers });
}
