import { data, redirect } from "react-router";
import { withJobsInAnswers, withJobsInHtml } from "#app/compose/content/jobs-in-text.server.ts";
import { fairAt, fairEmployers } from "#app/compose/jobs/fair.server.ts";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { fairMeta } from "#app/routes/public/india-career-fair/fair-meta.ts";
import { MapSheet } from "#app/shell/map-sheet.tsx";
import { FairScreen } from "#domain/events/fairs/components/fair-screen.tsx";
import { nextEdition } from "#domain/events/fairs/fair.ts";
import { placeSchema } from "#domain/events/fairs/fair-place.schema.ts";
import { fairRefusals, interests } from "#domain/events/fairs/fair-place.ts";
import { fairView } from "#domain/events/fairs/fair-view.server.ts";
import { FAIR_TAG } from "#domain/events/fairs/fairs.server.ts";
import { takePlace } from "#domain/events/fairs/take-place.server.ts";
import { sectors } from "#domain/jobs/vocabulary.ts";
import { requestContext } from "#platform/request-context.server.ts";
import type { Route } from "./+types/route";
import "#domain/jobs/landing/components/landing.css";
import "#domain/jobs/landing/components/landing-hero.css";

const FAIR = "india-career-fair";
const CACHE_SECONDS = "60";

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date();
  const fair = await fairAt(FAIR, now);
  const { search, searchParams } = new URL(request.url);
  const visitor = context.get(visitorContext);
  const member = visitor.kind === "member" ? visitor : null;
  const reader = { now, timeZone: member?.timeZone ?? null };
  const employers = nextEdition(fair, now) ? await fairEmployers(fair, now) : [];
  const html = await withJobsInHtml(fair.html, now);
  const questions = await withJobsInAnswers(fair.questions, now);
  const view = fairView({ ...fair, html, questions }, reader, employers);
  const keep = {
    "x-waymark-keep": `jobs,${FAIR_TAG},rules`,
    "x-waymark-keep-seconds": CACHE_SECONDS,
  };

  return data(
    {
      view,
      interests: interests.map((value) => ({ value, label: sectors[value] })),
      kept: member ? { name: member.name, email: member.email } : {},
      isDone: searchParams.has("asked"),
      seo: {
        title: fair.title,
        description: fair.description,
        origin: context.get(siteContext).origin,
      },
    },
    { headers: search === "" && view.employers.length > 0 ? keep : {} },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const now = new Date();
  const fair = await fairAt(FAIR, now);
  const form = await readForm(request, placeSchema);
  if (!form.ok) return badForm(form);
  const edition = nextEdition(fair, now);
  if (!edition) return refusedForm(form.values, fairRefusals.over, "form", 410);

  const visitor = context.get(visitorContext);
  const requester = {
    userId: visitor.kind === "member" ? visitor.id : null,
    clientAddress: context.get(requestContext).clientAddress,
  };
  const taken = await takePlace({ fair, edition }, form.value, requester, now);
  if (!taken.ok) {
    const status = taken.error === "too-many" ? 429 : 410;
    return refusedForm(form.values, fairRefusals[taken.error], "form", status);
  }
  return redirect(`${fair.path}?asked=1#take-a-place`);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? fairMeta(loaderData) : [];
}

export default function IndiaCareerFairPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, interests: choices, kept, isDone } = loaderData;
  const form = {
    interests: choices,
    kept: { timeZone: "Asia/Kolkata", ...kept },
    state: actionData,
    isDone,
  };
  return <FairScreen view={view} art={<MapSheet art="hero" />} form={form} />;
}
