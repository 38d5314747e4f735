import { eventAt } from "#app/compose/events/event-page.server.ts";
import { entriesOf } from "#domain/events/event-calendar.ts";
import { eventDates } from "#domain/events/places/mail-places.server.ts";
import { writeCalendar } from "#rules/calendar.ts";
import type { Route } from "./+types/route";

/** The dates of an event for any calendar; a cancelled one says so. Never the link to join. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const event = await eventAt(context, params.slug);
  const isCancelled = event.state === "cancelled";
  const text = writeCalendar({
    name: event.title,
    method: isCancelled ? "CANCEL" : "PUBLISH",
    events: entriesOf(eventDates(event, isCancelled)),
  });
  return new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${event.slug}.ics"`,
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex",
    },
  });
}
