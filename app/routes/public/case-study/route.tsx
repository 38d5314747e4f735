import { data, redirect } from "react-router";
import { jobsTag, withJobs } from "#app/compose/content/jobs-in-text.server.ts";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { MissingPage } from "#app/compose/site/missing-page.tsx";
import { notHere } from "#app/compose/site/way-back.server.ts";
import { today } from "#app/today.ts";
import { CaseStudyScreen } from "#domain/editorial/people/components/case-studies-screen.tsx";
import { findCaseStudy } from "#domain/editorial/people/people.server.ts";
import { caseStudyType } from "#domain/editorial/people/people-types.ts";
import type { Route } from "./+types/route";

export async function loader({ params, context }: Route.LoaderArgs) {
  const study = await findCaseStudy(params.slug, today());
  if (!study) throw await notHere(params.slug, context, "story");
  if ("movedTo" in study) throw redirect(study.movedTo, 301);
  const headers = { "x-waymark-keep": `${caseStudyType.name},rules${jobsTag(study.text)}` };
  return data({ ...study, text: await withJobs(study.text, new Date()) }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [
    { title: `${loaderData.title} - Waymark` },
    { name: "description", content: loaderData.description },
    ...canonicalLink(matches, loaderData.to),
  ];
}

export { MissingPage as ErrorBoundary };

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  return <CaseStudyScreen study={loaderData} />;
}
