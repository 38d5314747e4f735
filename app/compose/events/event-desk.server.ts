import type { RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { isWebAddress } from "#domain/events/desk/event.schema.ts";
import {
  cancelEvent,
  publishEvent,
  unpublishEvent,
} from "#domain/events/desk/publish-event.server.ts";
import { type Material, setMaterial } from "#domain/events/desk/run-event.server.ts";
import { eventPaths } from "#domain/events/event-paths.ts";
import type { FoundEvent } from "#domain/events/events.queries.server.ts";
import { eventRefusals } from "#domain/events/refusals.ts";
import { answerEventForm } from "./event-form.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Everything the page of one event at the desk does. */
export async function answerDeskEvent(context: Context, event: FoundEvent, fields: FormData) {
  const intent = fields.get("intent");
  if (intent === "material") return answerMaterial(context, event, fields);
  if (intent === "publish" || intent === "unpublish" || intent === "cancel")
    return answerState(context, event, { intent, reason: String(fields.get("reason") ?? "") });
  return answerEventForm(context, event, fields);
}

type StateChange = { intent: "publish" | "unpublish" | "cancel"; reason: string };

const stateWords = {
  publish: "Published. Readers can book places.",
  unpublish: "Unpublished. Only staff can see it now.",
  cancel: "Cancelled. Everybody with a place or on the waiting list gets an email.",
} as const;

async function answerState(context: Context, event: FoundEvent, { intent, reason }: StateChange) {
  const staff = memberOf(context);
  const now = new Date();
  const words = reason.trim().slice(0, 500);
  const done =
    intent === "publish"
      ? await publishEvent(staff, event.id, now)
      : intent === "unpublish"
        ? await unpublishEvent(staff, event.id, now)
        : await cancelEvent(staff, { id: event.id, reason: words }, now);
  if (!done.ok) return refusedForm({}, eventRefusals[done.error]);
  return redirectWithFlash(eventPaths.deskEvent(event.id), stateWords[intent]);
}

async function answerMaterial(context: Context, event: FoundEvent, fields: FormData) {
  const document = fields.get("document") === "slides" ? "slides" : "recording";
  const url = String(fields.get("url") ?? "").trim();
  if (url && !isWebAddress(url))
    return refusedForm({ url }, "Enter a full address that begins with https://.", document, 400);
  const set = await setMaterial(memberOf(context), event.id, {
    document,
    url,
    file: await fileIn(fields.get("file")),
  });
  if (!set.ok) return refusedForm({}, eventRefusals[set.error], document);
  return redirectWithFlash(eventPaths.deskEvent(event.id), "Saved.");
}

async function fileIn(sent: FormDataEntryValue | null): Promise<Material["file"]> {
  if (!(sent instanceof File) || sent.size === 0) return null;
  return { bytes: new Uint8Array(await sent.arrayBuffer()), type: sent.type };
}
