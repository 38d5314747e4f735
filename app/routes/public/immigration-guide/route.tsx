import { data } from "react-router";
import { jobsTag, withJobs } from "#app/compose/content/jobs-in-text.server.ts";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { today } from "#app/today.ts";
import { SharedGuideScreen } from "#domain/guides/components/shared-guide-screen.tsx";
import { findSharedGuide, SHARED_GUIDE_TAG } from "#domain/guides/find-guide.server.ts";
import type { Route } from "./+types/route";

export async function loader() {
  const when = today();
  const text = await findSharedGuide("immigration-guide", when);
  if (!text) throw data("We could not find that page.", { status: 404 });
  const headers = { "x-waymark-keep": `${SHARED_GUIDE_TAG},rules${jobsTag(text)}` };
  return data(await withJobs(text, when.now), { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [
    { title: `${loaderData.title} - Waymark` },
    { name: "description", content: loaderData.description },
    ...canonicalLink(matches, "/immigration-guide"),
  ];
}

export default function ImmigrationGuidePage({ loaderData }: Route.ComponentProps) {
  return <SharedGuideScreen text={loaderData} />;
}
