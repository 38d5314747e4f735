import { data } from "react-router";
import { GuideScreen } from "#domain/guides/components/guide-screen.tsx";
import { findSection } from "#domain/guides/find-guide.server.ts";
import type { GuideSection } from "#domain/guides/sections.ts";
import { dayIn } from "#rules/day-in.ts";
import type { Route } from "./+types/route";

/** One module for every section: the last part of its pattern in the table of addresses is the section. */
export async function loader({ pattern, params }: Route.LoaderArgs) {
  const section = pattern.split("/").at(-1) as GuideSection;
  const now = new Date();
  const country = params.slug ?? "";
  const view = await findSection({ country, section, now, today: dayIn("gb", now) });
  if (!view) throw data("We have no guide for that country.", { status: 404 });
  return data(view, { headers: { "x-waymark-keep": `guide-${view.country.slug},rules` } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { country, title, text } = loaderData;
  return [
    { title: `${title}, ${country.name} guide - Waymark` },
    ...(text
      ? [{ name: "description", content: text.description }]
      : [{ name: "robots", content: "noindex" }]),
  ];
}

export default function CountryGuidePage({ loaderData }: Route.ComponentProps) {
  return <GuideScreen view={loaderData} />;
}
