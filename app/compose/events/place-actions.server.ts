import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { acceptOffer, cancelPlace } from "#domain/events/places/answer-offer.server.ts";
import { checkIn, giveFeedback } from "#domain/events/places/attend.server.ts";
import { confirmPlace } from "#domain/events/places/take-place.server.ts";
import { type PlaceRefusal, placeRefusals } from "#domain/events/refusals.ts";
import { feedbackSchema } from "#domain/forms/feedback.schema.ts";
import type { Result } from "#rules/result.ts";

type Act = (id: number, fields: FormData, now: Date) => Promise<Result<unknown, PlaceRefusal>>;

/** What the buttons of somebody's own place do, and what they read afterwards. */
const acts: Readonly<Record<string, { act: Act; done: string }>> = {
  confirm: { act: (id, _fields, now) => confirmPlace(id, now), done: "Confirmed." },
  accept: { act: (id, _fields, now) => acceptOffer(id, now), done: "The place is yours." },
  cancel: {
    act: (id, _fields, now) => cancelPlace(id, now),
    done: "Cancelled. Thank you for telling us.",
  },
  "check-in": {
    act: (id, fields, now) => checkIn(id, String(fields.get("checkIn") ?? ""), now),
    done: "You are checked in.",
  },
};

/** The same buttons stand on the event’s page and on the place’s own. */
export async function answerPlace(
  registrationId: number,
  fields: FormData,
  { now, backTo }: { now: Date; backTo: string },
) {
  const intent = String(fields.get("intent") ?? "");
  if (intent === "feedback") return answerFeedback(registrationId, fields, { now, backTo });
  const chosen = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (!chosen) return refusedForm({}, "Choose what to do.", "form", 400);
  const result = await chosen.act(registrationId, fields, now);
  if (result.ok) return redirectWithFlash(backTo, chosen.done);
  const field = intent === "check-in" ? "checkIn" : "form";
  return refusedForm({}, placeRefusals[result.error], field);
}

async function answerFeedback(
  registrationId: number,
  fields: FormData,
  { now, backTo }: { now: Date; backTo: string },
) {
  const form = readFields(fields, feedbackSchema);
  if (!form.ok) return badForm(form);
  const given = await giveFeedback(registrationId, form.value, now);
  if (!given.ok) return refusedForm(form.values, placeRefusals[given.error]);
  return redirectWithFlash(backTo, "Thank you. The host reads it without your name.");
}
