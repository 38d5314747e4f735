import { redirect } from "react-router";
import { readFormData } from "#app/request-body.server.ts";
import { endSessionsByProvider } from "#domain/accounts/single-sign-on/entry/sign-out-of-provider.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Route } from "./+types/route";

/** A SAML provider says by redirect that somebody signed out there, or that they did when we asked. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const query = url.search.slice(1);
  const ended = query
    ? await endSessionsByProvider(rowNumber(params.university_id), { query }, new Date())
    : null;
  return redirect(ended?.url ?? "/login");
}

/** The same by a posted form. */
export async function action({ request, params }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const message = {
    samlRequest: String(fields.get("SAMLRequest") ?? ""),
    relayState: String(fields.get("RelayState") ?? ""),
  };
  const universityId = rowNumber(params.university_id);
  const ended = await endSessionsByProvider(universityId, message, new Date());
  return redirect(ended?.url ?? "/login", 303);
}
