import type { RouterContextProvider } from "react-router";
import { withJobsInHtml } from "#app/compose/content/jobs-in-text.server.ts";
import { eventAt, readerOf, viewPlace } from "#app/compose/events/event-page.server.ts";
import { answerPlace } from "#app/compose/events/place-actions.server.ts";
import { knownZone, readerZone } from "#app/compose/site/reader-zone.server.ts";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { eventPaths } from "#domain/events/event-paths.ts";
import { eventView } from "#domain/events/event-view.server.ts";
import { type FoundEvent, findPlaceOf } from "#domain/events/events.queries.server.ts";
import { answersTo, guestPlaceSchema, memberPlaceSchema } from "#domain/events/place.schema.ts";
import { isActive } from "#domain/events/places/place.ts";
import { registerGuest } from "#domain/events/places/register-guest.server.ts";
import { takePlace } from "#domain/events/places/take-place.server.ts";
import { placeRefusals } from "#domain/events/refusals.ts";
import { zoneChoices } from "#domain/forms/common-zones.ts";
import { requestContext } from "#platform/request-context.server.ts";

type RequestArgs = {
  request: Request;
  params: { slug: string };
  context: Readonly<RouterContextProvider>;
};

export async function loadEvent({ request, params, context }: RequestArgs) {
  const now = new Date();
  const event = await eventAt(context, params.slug);
  const reader = readerOf(context);
  const visitor = context.get(visitorContext);
  const zone = readerZone(request, context);
  const place = reader.kind === "member" ? await findPlaceOf(reader.id, event.id) : undefined;
  const isShown = place !== undefined && place.state !== "pending";
  const view = eventView(event, { reader, zone, now });
  return {
    view: { ...view, html: await withJobsInHtml(view.html, now) },
    place: isShown ? await viewPlace(event, place, now) : null,
    /** Whether a form to take a place stands below a place that ended. */
    mayAsk: !(place && isActive(place.state)),
    member: visitor.kind === "member" ? { name: visitor.name, email: visitor.email } : null,
    // The list sends students to their dashboard; theirs is another.
    listHref:
      visitor.kind === "member" && visitor.role === "student" ? eventPaths.own : eventPaths.list,
    zone,
    isZoneKnown: knownZone(request, context) !== null,
    zones: zoneChoices(zone),
    hasAsked: new URL(request.url).searchParams.has("asked"),
    origin: context.get(siteContext).origin,
  };
}

export async function answerEvent({ request, params, context }: RequestArgs) {
  const now = new Date();
  const event = await eventAt(context, params.slug);
  const fields = await readFormData(request);
  const visitor = context.get(visitorContext);
  const backTo = eventPaths.event(event.slug);
  if (fields.get("intent") === "register") {
    return visitor.kind === "member"
      ? registerMember(event, visitor, fields, now)
      : registerByMail(event, context.get(requestContext).clientAddress, fields, now);
  }
  const place = visitor.kind === "member" ? await findPlaceOf(visitor.id, event.id) : undefined;
  if (!place) return refusedForm({}, placeRefusals["no-place"]);
  return answerPlace(place.id, fields, { now, backTo });
}

async function registerMember(
  event: FoundEvent,
  member: SignedInMember,
  fields: FormData,
  now: Date,
) {
  const form = readFields(fields, memberPlaceSchema);
  if (!form.ok) return badForm(form);
  const { timeZone, ...given } = form.value;
  const person = {
    ...{ userId: member.id, name: member.name, email: member.email, timeZone },
    answers: answersTo(event.questions, given),
  };
  const taken = await takePlace(event.id, member, person, now);
  if (!taken.ok) return refusedForm(form.values, placeRefusals[taken.error]);
  const words =
    taken.value.state === "held"
      ? "You have a place. The confirmation is in your email."
      : "The event is full. You are on the waiting list.";
  return redirectWithFlash(eventPaths.event(event.slug), words);
}

async function registerByMail(
  event: FoundEvent,
  clientAddress: string,
  fields: FormData,
  now: Date,
) {
  const form = readFields(fields, guestPlaceSchema);
  if (!form.ok) return badForm(form);
  const { name, email, timeZone, ...given } = form.value;
  const person = { name, email, timeZone, answers: answersTo(event.questions, given) };
  const asked = await registerGuest(event.id, person, clientAddress, now);
  if (!asked.ok) {
    const status = asked.error === "too-many" ? 429 : 409;
    return refusedForm(form.values, placeRefusals[asked.error], "form", status);
  }
  const backTo = `${eventPaths.event(event.slug)}?asked=1`;
  return redirectWithFlash(backTo, "Check your email to confirm.");
}
