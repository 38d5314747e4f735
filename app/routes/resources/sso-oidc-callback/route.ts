import { continueSignOn } from "#app/compose/account/sign-on-answer.server.ts";
import { answerOidc } from "#domain/accounts/single-sign-on/entry/answer-sign-on.server.ts";
import type { Route } from "./+types/route";

/** Where an OpenID provider sends the browser back to. */
export async function loader({ url }: Route.LoaderArgs) {
  return continueSignOn(await answerOidc(url, new Date()), null);
}
