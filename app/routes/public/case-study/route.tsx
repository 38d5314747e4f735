import { data, redirect } from "react-router";
import { jobsTag, withJobs } from "#app/compose/content/jobs-in-text.server.ts";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { MissingPage } from "#app/compose/site/missing-page.tsx";
import { socialMeta } from "#app/compose/site/social-meta.ts";
import { notHere } from "#app/compose/site/way-back.server.ts";
import { siteContext } from "#app/contexts.ts";
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
  const { origin } = context.get(siteContext);
  return data({ ...study, text: await withJobs(study.text, new Date()), origin }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, to, origin } = loaderData;
  const slug = to.slice(to.lastIndexOf("/") + 1);
  const picture = `${origin}/social-pictures/case-study/${slug}`;
  return [
    { title: `${title} - Waymark` },
    { name: "description", content: description },
    ...canonicalLink(matches, to),
    ...socialMeta({ title, description, picture }),
  ];
}

export { MissingPage as ErrorBoundary };

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  return <CaseStudyScreen study={loaderData} />;
}
