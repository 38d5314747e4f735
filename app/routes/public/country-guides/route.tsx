import { data } from "react-router";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { MapSheet } from "#app/shell/map-sheet.tsx";
import { today } from "#app/today.ts";
import { GuidesScreen } from "#domain/guides/components/guides-screen.tsx";
import { ALL_GUIDES_TAGS } from "#domain/guides/guide-types.ts";
import { loadGuides } from "#domain/guides/guides.server.ts";
import { storableText } from "#rules/storable-text.ts";
import type { Route } from "./+types/route";

const MAX_ASKED = 80;

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = storableText(searchParams.get("q") ?? "")
    .trim()
    .slice(0, MAX_ASKED);
  const view = await loadGuides({ asked, ...today() });
  const keep = { "x-waymark-keep": `${ALL_GUIDES_TAGS},rules` };
  return data(view, { headers: searchParams.size > 0 ? {} : keep });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const asked = loaderData?.asked ?? "";
  return [
    { title: `${asked ? `${asked} in the guides` : "Country guides"} - Waymark` },
    {
      name: "description",
      content:
        "How long you may stay to work, how much you may work in term and what sponsored work must pay, in four countries, each figure with its source and date.",
    },
    ...(asked
      ? [{ name: "robots", content: "noindex" }]
      : canonicalLink(matches, "/country-guide")),
  ];
}

const arts = { UK: "uk", AU: "au", CA: "ca", IE: "ie" } as const;

export default function CountryGuidesPage({ loaderData }: Route.ComponentProps) {
  return (
    <GuidesScreen
      view={loaderData}
      art={({ code }) => <MapSheet art={arts[code as keyof typeof arts]} hasTrack />}
    />
  );
}
