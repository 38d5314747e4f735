import { eventPaths } from "#domain/events/event-paths.ts";
import type { EventView } from "#domain/events/event-view.ts";

/** What an event says about itself to search engines. The link to join is not among it. */
export function eventMeta({ view, origin }: { view: EventView; origin: string }) {
  const url = origin + eventPaths.event(view.slug);
  return [
    { title: `${view.title} - Waymark` },
    { name: "description", content: view.summary },
    { tagName: "link", rel: "canonical", href: url },
    { "script:ld+json": jsonLd(view, url) },
  ];
}

function jsonLd(view: EventView, url: string) {
  const isOnline = view.where === "Online";
  const mode = isOnline ? "OnlineEventAttendanceMode" : "OfflineEventAttendanceMode";
  const status = view.booking === "cancelled" ? "EventCancelled" : "EventScheduled";
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: view.title,
    description: view.summary,
    startDate: view.startsAt,
    endDate: view.endsAt,
    eventStatus: `https://schema.org/${status}`,
    eventAttendanceMode: `https://schema.org/${mode}`,
    location: isOnline
      ? { "@type": "VirtualLocation", url }
      : { "@type": "Place", name: view.where, address: view.where },
    isAccessibleForFree: true,
    organizer: { "@type": "Organization", name: view.host },
    offers: {
      "@type": "Offer",
      price: "0",
      priceCurrency: "GBP",
      url,
      availability: `https://schema.org/${view.isFull ? "SoldOut" : "InStock"}`,
    },
  };
}
