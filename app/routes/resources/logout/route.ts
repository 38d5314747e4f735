import { redirect } from "react-router";
import { factsOf } from "#app/compose/account/account-request.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { signOut } from "#domain/accounts/sign-in/sign-out.server.ts";
import type { Route } from "./+types/route";

/** Only a form may sign somebody out: a picture or a link on another page must not. */
export function loader() {
  return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
  const { cookies } = await signOut(factsOf({ request, context }));
  return redirectWithFlash("/login", "You are signed out.", { cookies });
}
