import type { FairView } from "#domain/events/fairs/fair-view.ts";

type FairSeo = { title: string; description: string; origin: string };

/** What a fair says about itself. It is an event only while there is a date for it. */
export function fairMeta({ view, seo }: { view: FairView; seo: FairSeo }) {
  const url = seo.origin + view.path;
  return [
    { title: `${seo.title} - Waymark` },
    { name: "description", content: seo.description },
    { tagName: "link", rel: "canonical", href: url },
    ...(view.next ? [{ "script:ld+json": eventOf(view, view.next, url) }] : []),
  ];
}

function eventOf(view: FairView, next: NonNullable<FairView["next"]>, url: string) {
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: view.heading,
    description: view.lead,
    startDate: next.startsAt,
    endDate: next.endsAt,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url },
    isAccessibleForFree: true,
    organizer: { "@type": "Organization", name: "Waymark" },
    offers: { "@type": "Offer", price: "0", priceCurrency: "GBP", url },
  };
}
