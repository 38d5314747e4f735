import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, type FormErrors, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { today } from "#app/today.ts";
import { draftWordsSchema } from "#domain/pages/drafts/page-draft.schema.ts";
import { publishDraft } from "#domain/pages/drafts/publish-draft.server.ts";
import { readDraftForm } from "#domain/pages/drafts/read-draft-form.ts";
import { addNote, decideDraft, submitDraft } from "#domain/pages/drafts/review-draft.server.ts";
import { savePageDraft } from "#domain/pages/drafts/save-page-draft.server.ts";
import { cancelSchedule, scheduleEnd } from "#domain/pages/drafts/schedule-end.server.ts";
import { fieldSpecs } from "#domain/pages/field-specs.ts";
import { unpublishPage } from "#domain/pages/publish-page.server.ts";
import { type PageRefusal, pageRefusals } from "#domain/pages/refusals.ts";
import { renamePage } from "#domain/pages/rename-page.server.ts";
import { no, type Result } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";
import { eventIn } from "#rules/wall-clock.ts";
import { type ContentRequest, openContent } from "./content-request.server.ts";
import { canRename, editorPath } from "./content-types.ts";
import { unknownFacts } from "./editor-view.server.ts";
import { momentLabel } from "./moments.ts";
import { zoneOf } from "./zone-of.ts";

type Context = Parameters<typeof memberOf>[0];
type ContentAction = ContentRequest & {
  fields: FormData;
  staff: ReturnType<typeof memberOf>;
  now: Date;
};
type Outcome = Result<unknown, PageRefusal> | { ok: false; error: "not-ready"; errors: object };
type Done = { outcome: Outcome; said: string; field?: string; to?: string };

/** What the buttons beside a page do, by their value. */
const acts: Record<string, (asked: ContentAction) => Promise<Done>> = {
  save: async (asked) => ({ outcome: await save(asked), said: "The draft is saved." }),
  submit: async (asked) => ({
    outcome: await withKnownFacts(asked, ({ type, staff, key, fields, now }) =>
      submitDraft(type, staff, { ...key, note: noteIn(fields) }, now),
    ),
    said: "Sent for review.",
  }),
  approve: async (asked) => ({
    outcome: await withKnownFacts(asked, ({ type, staff, key, fields, now }) =>
      decideDraft(type, staff, { ...key, decision: "approved", note: noteIn(fields) }, now),
    ),
    said: "Approved. Publish it now, or choose when.",
  }),
  "send-back": async ({ type, staff, key, fields, now }) => ({
    outcome: await decideDraft(
      type,
      staff,
      { ...key, decision: "sent-back", note: noteIn(fields) },
      now,
    ),
    said: "Sent back with your note.",
    field: "note",
  }),
  note: async ({ type, staff, key, fields, now }) => ({
    outcome: await addNote(type, staff, { ...key, note: noteIn(fields) }, now),
    said: "The note is added.",
    field: "note",
  }),
  publish: async (asked) => ({
    outcome: await publish(asked),
    said: "Published. Readers see it now.",
  }),
  schedule,
  end,
  unpublish: async ({ type, staff, key, now }) => ({
    outcome: await unpublishPage(type, staff, key, now),
    said: "Unpublished. Only staff can see it now.",
  }),
  "cancel-publish": async ({ type, staff, key, now }) => ({
    outcome: await cancelSchedule(type, staff, { ...key, what: "publish" }, now),
    said: "Scheduled publishing is cancelled.",
  }),
  "cancel-end": async ({ type, staff, key, now }) => ({
    outcome: await cancelSchedule(type, staff, { ...key, what: "unpublish" }, now),
    said: "It stays published until somebody unpublishes it.",
  }),
  rename,
};

/** A form of the editor: without script its words, with or without it every other button. */
export async function answerContent(context: Context, content: ContentRequest, fields: FormData) {
  const intent = String(fields.get("intent") ?? "save");
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  const values = submittedValues(fields);
  if (!act) return refusedForm(values, "Choose what to do.", "form", 400);
  const asked = { ...content, fields, staff: memberOf(context), now: new Date() };
  const { outcome, said, field, to = content.base } = await act(asked);
  if (outcome.ok) return redirectWithFlash(to, said);
  if ("errors" in outcome) return badForm({ errors: listed(outcome.errors), values }, 409);
  return refusedForm(values, pageRefusals[outcome.error], field);
}

function submittedValues(fields: FormData): Record<string, string> {
  const texts = [...fields].filter((each): each is [string, string] => typeof each[1] === "string");
  return Object.fromEntries(texts);
}

function listed(errors: object): FormErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, said]) => [name, [String(said)]]));
}

function noteIn(fields: FormData): string {
  return String(fields.get("note") ?? "");
}

async function save({ type, staff, key, fields, now }: ContentAction): Promise<Outcome> {
  const state = draftWordsSchema.safeParse(readDraftForm(fieldSpecs(type), fields));
  if (!state.success) {
    return {
      ok: false,
      error: "not-ready",
      errors: { form: "This is more than a page can hold." },
    };
  }
  const baseRevision = rowNumber(fields.get("revision"));
  return savePageDraft(
    type,
    staff,
    { ...key, state: state.data, baseRevision, timeZone: zoneOf(staff) },
    now,
  );
}

/** Facts are another foundation's: what a page quotes is looked up here, before anybody says yes to it. */
async function withKnownFacts(
  asked: ContentAction,
  act: (asked: ContentAction) => Promise<Outcome>,
): Promise<Outcome> {
  const { type, key } = asked;
  const { draft } = await openContent({
    page_type: type.name,
    slug: key.variant ? `${key.slug}.${key.variant}` : key.slug,
  });
  const errors = unknownFacts(draft.state, today().today);
  if (Object.keys(errors).length > 0) return { ok: false, error: "not-ready", errors };
  return act(asked);
}

function publish(asked: ContentAction, at?: Date): Promise<Outcome> {
  return withKnownFacts(asked, ({ type, staff, key, now }) =>
    publishDraft(type, staff, { ...key, at }, now),
  );
}

/** Both fields of a moment, on the clock of the person who types them. */
function momentIn({ fields, staff }: ContentAction): Date | null {
  const [day, time] = [String(fields.get("day") ?? ""), String(fields.get("time") ?? "")];
  const isTyped = /^\d{4}-\d\d-\d\d$/.test(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  if (!isTyped || Number.isNaN(Date.parse(`${day}T${time}:00Z`))) return null;
  return eventIn(zoneOf(staff), day, time);
}

async function schedule(asked: ContentAction): Promise<Done> {
  const at = momentIn(asked);
  if (!at) return { outcome: no("past-moment"), said: "", field: "day" };
  const said = `It is published on ${momentLabel(at, zoneOf(asked.staff))}`;
  return { outcome: await publish(asked, at), said, field: "day" };
}

async function end(asked: ContentAction): Promise<Done> {
  const at = momentIn(asked);
  if (!at) return { outcome: no("past-moment"), said: "", field: "day" };
  const { type, staff, key, now } = asked;
  const said = `It will be unpublished on ${momentLabel(at, zoneOf(staff))}`;
  return { outcome: await scheduleEnd(type, staff, { ...key, at }, now), said, field: "day" };
}

async function rename(asked: ContentAction): Promise<Done> {
  const { type, staff, key, fields, now } = asked;
  const to = String(fields.get("slug") ?? "").trim();
  if (!canRename(asked, key.slug)) return { outcome: no("fixed-address"), said: "", field: "slug" };
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(to) || to.length > 100) {
    const errors = { slug: "Use lower-case letters, numbers and hyphens, such as first-weeks." };
    return { outcome: { ok: false, error: "not-ready", errors }, said: "" };
  }
  const outcome = await renamePage(type, staff, { ...key, to }, now);
  const path = editorPath({ type: type.name, slug: to, variant: key.variant });
  return {
    outcome,
    said: "Renamed. The old address will always lead here.",
    field: "slug",
    to: path,
  };
}
