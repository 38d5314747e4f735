import { redirect } from "react-router";
import { factsOf } from "#app/compose/account/account-request.server.ts";
import { storeBrowserSecret } from "#app/compose/account/sign-on.server.ts";
import { redirectWithCookies, redirectWithFlash } from "#app/flash.server.ts";
import { tokenIn } from "#domain/accounts/sign-in/session-token.ts";
import { signOut } from "#domain/accounts/sign-in/sign-out.server.ts";
import { prepareSignOut } from "#domain/accounts/single-sign-on/entry/sign-out-of-provider.server.ts";
import type { Route } from "./+types/route";

/** Only a form may sign somebody out: a picture or a link on another page must not. */
export function loader() {
  return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
  const facts = factsOf({ request, context });
  const { origin, isSecure } = facts;
  const leaving = await prepareSignOut({ sessionToken: tokenIn(facts), origin }, new Date());
  const { cookies } = await signOut(facts);
  if (leaving) {
    // The session ends here; whether it ends at the university too, the person decides.
    const kept = await storeBrowserSecret(leaving.browserSecret, isSecure);
    return redirectWithCookies(`/sso/signed-out?attempt=${leaving.attemptId}`, [...cookies, kept]);
  }
  return redirectWithFlash("/login", "You are signed out.", { cookies });
}
