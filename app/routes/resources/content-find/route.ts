import { findToInsert } from "#app/compose/content/find-to-insert.server.ts";
import { readQuery } from "#app/paging.ts";
import { storableText } from "#rules/storable-text.ts";
import type { Route } from "./+types/route";

/** Pages to link to and facts to quote, as the editor looks for them. */
export async function loader({ request }: Route.LoaderArgs) {
  const kind = new URL(request.url).searchParams.get("kind");
  const found = await findToInsert(kind, storableText(readQuery(request)));
  return Response.json(found, { headers: { "cache-control": "no-store" } });
}
