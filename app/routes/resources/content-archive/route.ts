import { pageTypes } from "#domain/page-types.ts";
import { archiveContent } from "#domain/pages/export-content.server.ts";
import { isoDay } from "#rules/days.ts";

/** Every page as a file, in one archive. */
export async function loader() {
  const archive = await archiveContent(pageTypes);
  return new Response(new Uint8Array(archive), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="waymark-content-${isoDay(new Date())}.zip"`,
      "cache-control": "no-store",
    },
  });
}
