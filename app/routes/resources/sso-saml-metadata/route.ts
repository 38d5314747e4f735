import { universityNamed } from "#app/compose/account/account-request.server.ts";
import { ourMetadata } from "#domain/accounts/single-sign-on/saml/saml-client.server.ts";
import type { Route } from "./+types/route";

/** What a university's provider has to know about us. */
export async function loader({ params }: Route.LoaderArgs) {
  const { id } = await universityNamed(params.university_id);
  return new Response(await ourMetadata(id, new Date()), {
    headers: { "content-type": "application/samlmetadata+xml; charset=utf-8" },
  });
}
