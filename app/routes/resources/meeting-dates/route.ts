import { meetingAt } from "#app/compose/meetings/meeting-page.server.ts";
import { datesOf } from "#domain/meetings/letters/mail-meetings.server.ts";
import { datesFile } from "#domain/meetings/letters/meeting-calendar.ts";
import type { Route } from "./+types/route";

/** One meeting for any calendar; a cancelled one says so. Never the link to join. */
export async function loader({ params }: Route.LoaderArgs) {
  const file = datesFile(datesOf(await meetingAt(params.token, new Date())));
  return new Response(file.content, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${file.filename}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
