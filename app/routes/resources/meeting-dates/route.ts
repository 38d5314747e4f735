import { data } from "react-router";
import { meetingAt } from "#app/compose/meetings/meeting-page.server.ts";
import { datesOf } from "#domain/meetings/letters/mail-meetings.server.ts";
import { datesFile } from "#domain/meetings/letters/meeting-calendar.ts";
import type { Route } from "./+types/route";

/** One meeting for any calendar; a cancelled one says so. Never the link to join, nor a time that is only offered. */
export async function loader({ params }: Route.LoaderArgs) {
  const whole = await meetingAt(params.token, new Date());
  const { state } = whole.meeting;
  if (state === "offered" || state === "lapsed")
    throw data("This time is not booked.", { status: 404 });
  const file = datesFile(datesOf(whole));
  return new Response(file.content, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${file.filename}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
