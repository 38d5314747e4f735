import type { RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import {
  givePlace,
  isOfEvent,
  removePlace,
  setAttendance,
} from "#domain/events/desk/run-event.server.ts";
import { setAmbassador } from "#domain/events/desk/set-ambassador.server.ts";
import { eventPaths } from "#domain/events/event-paths.ts";
import { eventRefusals } from "#domain/events/refusals.ts";
import { rowNumber } from "#rules/row-number.ts";

type Context = Readonly<RouterContextProvider>;

const done: Readonly<Record<string, string>> = {
  give: "They have the place. We have emailed them.",
  remove: "Their place is cancelled. We have emailed them.",
  there: "Marked as attended.",
  absent: "Marked as not attended.",
};

/** What staff do with one person of an event. */
export async function answerPeople(context: Context, eventId: number, fields: FormData) {
  const staff = memberOf(context);
  if (fields.get("intent") === "ambassador") {
    const ambassador = String(fields.get("ambassador") ?? "");
    const set = await setAmbassador(staff, eventId, ambassador);
    if (!set.ok) return refusedForm({ ambassador }, eventRefusals[set.error], "ambassador");
    return redirectWithFlash(eventPaths.deskPeople(eventId), "The host is saved.");
  }
  const registrationId = rowNumber(fields.get("registration"));
  const intent = String(fields.get("intent") ?? "");
  if (!Object.hasOwn(done, intent) || !(await isOfEvent(registrationId, eventId)))
    return refusedForm({}, eventRefusals["not-found"], "form", 404);
  const now = new Date();
  const result =
    intent === "give"
      ? await givePlace(staff, registrationId)
      : intent === "remove"
        ? await removePlace(staff, registrationId, now)
        : await setAttendance(staff, { registrationId, wasThere: intent === "there" }, now);
  if (!result.ok) return refusedForm({}, eventRefusals[result.error]);
  return redirectWithFlash(eventPaths.deskPeople(eventId), done[intent]!);
}
