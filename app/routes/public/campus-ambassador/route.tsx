import { data, redirect } from "react-router";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { MissingPage } from "#app/compose/site/missing-page.tsx";
import { notHere } from "#app/compose/site/way-back.server.ts";
import { today } from "#app/today.ts";
import { AMBASSADOR_TAG } from "#domain/editorial/ambassadors/ambassador-type.ts";
import { findAmbassador } from "#domain/editorial/ambassadors/ambassadors.server.ts";
import { AmbassadorScreen } from "#domain/editorial/ambassadors/components/ambassador-screen.tsx";
import type { Route } from "./+types/route";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ambassador = await findAmbassador(params.slug, today());
  if (!ambassador) throw await notHere(params.slug, context);
  if ("movedTo" in ambassador) throw redirect(ambassador.movedTo, 301);
  const keep = { "x-waymark-keep": `${AMBASSADOR_TAG},rules` };
  const isPlain = new URL(request.url).search === "";
  return data({ ambassador }, { headers: isPlain ? keep : {} });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, to } = loaderData.ambassador;
  return [
    { title: `${title} - Waymark` },
    { name: "description", content: description },
    ...canonicalLink(matches, to),
  ];
}

export { MissingPage as ErrorBoundary };

export default function CampusAmbassadorPage({ loaderData }: Route.ComponentProps) {
  return <AmbassadorScreen ambassador={loaderData.ambassador} />;
}
