import { lookUpForPublic } from "#domain/sponsors/look-up-for-public.server.ts";
import { requestContext } from "#platform/request-context.server.ts";
import type { Route } from "./+types/sponsors";

/** The register by name, for the page's suggestions and for anybody: `?q=...&town=...&limit=5`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const { clientAddress } = context.get(requestContext);
  const question = { q: asked.get("q"), town: asked.get("town"), limit: asked.get("limit") };
  const { kind: _kind, ...found } = await lookUpForPublic(question, clientAddress, new Date());

  if ("retryAfterSeconds" in found) {
    return Response.json(
      { error: "You have asked a great deal. Wait a minute, then ask again." },
      {
        status: 429,
        headers: { "cache-control": "no-store", "retry-after": String(found.retryAfterSeconds) },
      },
    );
  }
  if ("sentence" in found) {
    return Response.json(
      { error: found.sentence },
      { status: 400, headers: { "cache-control": "no-store" } },
    );
  }
  // The register changes once a day at most; a minute in a cache spares most of what is typed twice.
  const kept = found.asOf ? "public, max-age=60" : "no-store";
  return Response.json(found, { headers: { "cache-control": kept } });
}
