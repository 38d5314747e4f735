import { data } from "react-router";
import { fairs } from "#domain/jobs/fairs/fairs.server.ts";
import { unsafePlacesCsv } from "#domain/jobs/fairs/places.queries.server.ts";
import type { Route } from "./+types/fair-people";

/** Who comes to one fair, as a file for staff, who write to them. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const day = new URL(request.url).searchParams.get("day");
  const edition = fairs.get(params.slug)?.editions.find(({ key }) => key.endsWith(`/${day}`));
  if (!edition) throw data("We could not find that fair.", { status: 404 });

  return new Response(await unsafePlacesCsv(edition.key), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${edition.key.replace("/", "-")}.csv"`,
      "cache-control": "no-store",
    },
  });
}
