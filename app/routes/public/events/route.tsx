import { useDeviceZone } from "#app/compose/site/use-device-zone.ts";
import { EventsScreen } from "#domain/events/components/events-screen.tsx";
import { eventPaths } from "#domain/events/event-paths.ts";
import type { Route } from "./+types/route";
import { loadEvents } from "./page.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadEvents(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, isPlain, view } = loaderData;
  return [
    { title: `${view.when === "past" ? "Past workshops" : "Workshops"} and webinars - Waymark` },
    {
      name: "description",
      content:
        "Free workshops and webinars on first jobs, visas, CVs and interviews for international students, shown in your time zone.",
    },
    { tagName: "link", rel: "canonical", href: origin + eventPaths.list },
    ...(isPlain ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { view, filters, isZoneKnown } = loaderData;
  useDeviceZone({ zone: filters.chosen.zone, isZoneKnown });
  return <EventsScreen view={view} filters={filters} />;
}
