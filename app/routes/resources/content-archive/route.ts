import { archiveOfEverything } from "#app/compose/content/archive.server.ts";
import { readPage } from "#app/paging.ts";
import { isoDay } from "#rules/days.ts";
import type { Route } from "./+types/route";

/** Every page and event as a file in an archive, with all pictures or, where they are many, one part of them. */
export async function loader({ request }: Route.LoaderArgs) {
  const part = readPage(request);
  const archive = await archiveOfEverything(part);
  if (!archive) return new Response("There is no such part.", { status: 404 });
  const name = `waymark-content-${isoDay(new Date())}${part > 1 ? `-part-${part}` : ""}.zip`;
  return new Response(new Uint8Array(archive), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
