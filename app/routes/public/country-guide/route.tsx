import { data } from "react-router";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { socialMeta } from "#app/compose/site/social-meta.ts";
import { GuideScreen } from "#domain/guides/components/guide-screen.tsx";
import type { Route } from "./+types/route";
import { loadGuide, voteOnGuide } from "./page.server.ts";

export async function loader({ pattern, params, context }: Route.LoaderArgs) {
  const guide = await loadGuide({ pattern, country: params.slug ?? "" }, context);
  const keep = {
    "x-waymark-keep": `guide-${guide.view.country.slug},rules,jobs`,
    "x-waymark-keep-seconds": "300",
  };
  return data(guide, { headers: keep });
}

export async function action({ pattern, params, ...voting }: Route.ActionArgs) {
  return voteOnGuide({ pattern, country: params.slug ?? "" }, voting);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { view, section, origin } = loaderData;
  const { country, title, text } = view;
  const name = `${title}, ${country.name} guide`;
  const tab = { title: `${name} - Waymark` };
  if (!text) return [tab, { name: "robots", content: "noindex" }];
  const { description } = text;
  return [
    tab,
    { name: "description", content: description },
    ...canonicalLink(matches, ["/country-guide", country.slug, section].join("/")),
    ...socialMeta({
      title: name,
      description,
      picture: `${origin}/social-pictures/${country.slug}/${section}`,
    }),
  ];
}

export default function CountryGuidePage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, extras } = loaderData;
  return <GuideScreen view={view} extras={extras} vote={actionData} />;
}
