import { factsOf } from "#app/compose/account/account-request.server.ts";
import { uncachedJson } from "#app/uncached-json.ts";
import { passkeyRequest } from "#domain/accounts/passkeys/sign-in-with-passkey.server.ts";
import type { Route } from "./+types/route";

/** What a sign-in page asks a passkey to sign; nothing on a site where passkeys do not work. */
export function loader({ request, context }: Route.LoaderArgs) {
  const asked = passkeyRequest(factsOf({ request, context }), new Date());
  return asked ? uncachedJson(asked) : new Response(null, { status: 204 });
}
