import { data, redirect } from "react-router";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { formerZones, listTimeZones } from "#domain/forms/time-zones.ts";
import { guestAlertSchema, memberAlertSchema } from "#domain/jobs/alerts/alert.schema.ts";
import { alertCriteria } from "#domain/jobs/alerts/alert-criteria.server.ts";
import { AlertForm } from "#domain/jobs/alerts/components/alert-form.tsx";
import { makeAlert, nameOf, requestAlert } from "#domain/jobs/alerts/make-alert.server.ts";
import { alertRefusals } from "#domain/jobs/alerts/refusals.ts";
import { requestContext } from "#platform/request-context.server.ts";
import { placeOf } from "#rules/zoned-time.ts";
import type { Route } from "./+types/route";

const LONDON = "Europe/London";

/** Words that cannot be searched make no alert: the board says so. */
function wantedIn({ searchParams }: URL) {
  const wanted = alertCriteria(searchParams);
  if (wanted) return wanted;
  const path = searchParams.get("board") === "part-time-jobs" ? "/part-time-jobs" : "/jobs";
  throw redirect(`${path}?${new URLSearchParams({ q: searchParams.get("q") ?? "" })}`);
}

export function loader({ url, context }: Route.LoaderArgs) {
  const wanted = wantedIn(url);
  const visitor = context.get(visitorContext);
  const isKnown = visitor.kind === "member" && visitor.emailVerified;
  const { university } = context.get(siteContext);
  return {
    search: nameOf(wanted),
    boardHref: `/${wanted.board}${wanted.criteria ? `?${wanted.criteria}` : ""}`,
    email: isKnown ? visitor.email : null,
    formerZones,
    timeZones: isKnown ? [] : listTimeZones(new Date()),
    timeZone: university?.timeZone ?? LONDON,
    clock: isKnown ? placeOf(visitor.timeZone ?? LONDON) : null,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const wanted = wantedIn(url);
  const visitor = context.get(visitorContext);
  const now = new Date();
  if (visitor.kind === "member" && visitor.emailVerified) {
    const form = await readForm(request, memberAlertSchema);
    if (!form.ok) return badForm(form);
    const result = await makeAlert(visitor, { ...wanted, ...form.value }, now);
    if (!result.ok) return refusedForm(form.values, alertRefusals[result.error]);
    const isKeptOnly = form.value.frequency === "never";
    return redirectWithFlash(
      "/my-job-alerts",
      isKeptOnly
        ? "Your search is saved."
        : "Your alert is set. We will email you when there are new jobs.",
    );
  }

  const form = await readForm(request, guestAlertSchema);
  if (!form.ok) return badForm(form);
  const { clientAddress } = context.get(requestContext);
  const result = await requestAlert({ ...wanted, ...form.value }, clientAddress, now);
  if (!result.ok) return refusedForm(form.values, alertRefusals[result.error], "email", 429);
  return data({ sentTo: form.value.email });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Job alert: ${loaderData?.search ?? "new jobs"} - Waymark` },
    { name: "robots", content: "noindex" },
  ];
}

export default function NewJobAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AlertForm {...loaderData} answer={actionData} />;
}
