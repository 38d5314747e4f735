import { data } from "react-router";
import { findFair } from "#domain/events/fairs/fairs.server.ts";
import { unsafePlacesCsv } from "#domain/events/fairs/places.queries.server.ts";
import { sectors } from "#domain/jobs/vocabulary.ts";
import type { Route } from "./+types/route";

/** Who comes to one fair, as a file for staff, who write to them. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const day = new URL(request.url).searchParams.get("day");
  const fair = await findFair(params.slug, new Date());
  const edition = fair?.editions.find(({ key }) => key.endsWith(`/${day}`));
  if (!edition) throw data("We could not find that fair.", { status: 404 });

  return new Response(await unsafePlacesCsv(edition.key, sectors), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${edition.key.replace("/", "-")}.csv"`,
      "cache-control": "no-store",
    },
  });
}
