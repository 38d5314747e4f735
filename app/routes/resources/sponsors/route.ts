import { userIdOf } from "#app/member.server.ts";
import { lookUpForPublic } from "#domain/sponsors/checking/look-up-for-public.server.ts";
import { sponsorRefusals } from "#domain/sponsors/checking/refusals.ts";
import { requestContext } from "#platform/request-context.server.ts";
import type { Route } from "./+types/route";

/** The register by name, for the page's suggestions and for anybody: `?q=...&town=...&limit=5`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const { clientAddress } = context.get(requestContext);
  const userId = userIdOf(context);
  const question = { q: asked.get("q"), town: asked.get("town"), limit: asked.get("limit") };
  const found = await lookUpForPublic(question, { userId, clientAddress, now: new Date() });

  switch (found.kind) {
    case "slow-down":
      return refused(429, sponsorRefusals["slow-down"], found.retryAfterSeconds);
    case "away":
      return refused(503, found.sentence, AWAY_SECONDS);
    case "bad-question":
      return refused(400, found.sentence);
    case "answer": {
      const { asOf, results } = found;
      // The register changes once a day at most; a minute in a cache spares most of what is typed twice.
      const kept = asOf ? "public, max-age=60" : "no-store";
      return Response.json({ asOf, results }, { headers: { "cache-control": kept } });
    }
  }
}

/** The index is read again in a few seconds. */
const AWAY_SECONDS = 10;

function refused(status: number, error: string, retryAfterSeconds?: number): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  return Response.json({ error }, { status, headers });
}
