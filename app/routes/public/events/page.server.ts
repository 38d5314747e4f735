import type { RouterContextProvider } from "react-router";
import { readerOf } from "#app/compose/events/event-page.server.ts";
import { knownZone, readerZone } from "#app/compose/site/reader-zone.server.ts";
import { siteContext } from "#app/contexts.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { audiences } from "#domain/events/components/event-filters.tsx";
import { eventTopics } from "#domain/events/event.ts";
import { cardView, monthIn } from "#domain/events/event-view.server.ts";
import { listEvents } from "#domain/events/events.queries.server.ts";
import { zoneChoices } from "#domain/forms/common-zones.ts";
import { addMonths, longDay } from "#rules/days.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const MONTHS = 12;

/** The list of events as this reader sees it. What the address asks and the list does not have counts as not asked. */
export async function loadEvents({ request, context }: RequestArgs) {
  const now = new Date();
  const { searchParams } = new URL(request.url);
  const when = searchParams.get("when") === "past" ? ("past" as const) : ("upcoming" as const);
  const zone = readerZone(request, context);
  const months = monthsFor(when, zone, now);
  const chosen = {
    topic: oneOf(Object.keys(eventTopics), searchParams.get("topic")),
    audience: oneOf(
      audiences.map(({ value }) => value),
      searchParams.get("audience"),
    ),
    month: oneOf(
      months.map(({ value }) => value),
      searchParams.get("month"),
    ),
  };
  const asked = { when, ...chosen, page: readPage(request) };
  const { rows, ...paged } = await listEvents(readerOf(context), asked, now);
  return {
    view: {
      when,
      cards: rows.map((event) => cardView(event, zone, now)),
      ...{ total: paged.total, page: paged.page, pageCount: pageCountOf(paged) },
    },
    filters: { chosen: { ...chosen, zone }, months, zones: zoneChoices(zone) },
    isZoneKnown: knownZone(request, context) !== null,
    origin: context.get(siteContext).origin,
    isPlain: searchParams.size === 0,
  };
}

function oneOf(known: readonly string[], asked: string | null): string {
  return asked !== null && known.includes(asked) ? asked : "";
}

/** This month and the next eleven, or the eleven before. */
function monthsFor(when: "upcoming" | "past", zone: string, now: Date) {
  const first = `${monthIn(zone, now)}-01`;
  const step = when === "past" ? -1 : 1;
  return Array.from({ length: MONTHS }, (_, index) => {
    const day = addMonths(first, index * step);
    return { value: day.slice(0, 7), label: longDay(day).replace(/^\d+ /, "") };
  });
}
