import { data } from "react-router";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { today } from "#app/today.ts";
import { CaseStudiesScreen } from "#domain/editorial/people/components/case-studies-screen.tsx";
import { listCaseStudies } from "#domain/editorial/people/people.server.ts";
import { caseStudyType } from "#domain/editorial/people/people-types.ts";
import type { Route } from "./+types/route";

export async function loader() {
  const studies = await listCaseStudies(today());
  return data(studies, { headers: { "x-waymark-keep": caseStudyType.name } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: "How universities use Waymark" },
    {
      name: "description",
      content:
        "Case studies: what careers services set up for their international students, and what they learned.",
    },
    ...canonicalLink(matches, "/uni-case-study"),
  ];
}

export default function CaseStudiesPage({ loaderData }: Route.ComponentProps) {
  return <CaseStudiesScreen studies={loaderData} />;
}
