import { archiveOfEverything } from "#app/compose/content/archive.server.ts";
import { isoDay } from "#rules/days.ts";

/** Every page, picture and event as a file, in one archive. */
export async function loader() {
  const archive = await archiveOfEverything();
  return new Response(new Uint8Array(archive), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="waymark-content-${isoDay(new Date())}.zip"`,
      "cache-control": "no-store",
    },
  });
}
