import { redirect } from "react-router";
import { continueSignOn } from "#app/compose/account/sign-on-answer.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { answerSaml } from "#domain/accounts/single-sign-on/entry/answer-sign-on.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Route } from "./+types/route";

/** Answers are posted; anyone who opens the address by hand is led to where one signs in. */
export function loader() {
  return redirect("/login");
}

/** Where a SAML provider's page posts its answer. No cookie comes with it: the finish checks the browser. */
export async function action({ request, params }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const universityId = rowNumber(params.university_id);
  const posted = {
    samlResponse: String(fields.get("SAMLResponse") ?? ""),
    relayState: String(fields.get("RelayState") ?? ""),
  };
  return continueSignOn(await answerSaml(universityId, posted, new Date()), universityId);
}
