import { data, type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { zoneOf } from "#app/compose/content/zone-of.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { readFormData, readJson } from "#app/request-body.server.ts";
import { today } from "#app/today.ts";
import type { SaveAnswer, SentSave } from "#domain/drafts/save-answer.ts";
import { addChapter } from "#domain/manual/add-chapter.server.ts";
import {
  deleteChapter,
  hideChapter,
  publishChapter,
  restoreOurs,
  restoreVersion,
  seeOurs,
} from "#domain/manual/change-chapter.server.ts";
import { type ChapterErrors, typedChapter } from "#domain/manual/chapter.schema.server.ts";
import type { ChapterWords } from "#domain/manual/chapter.ts";
import { baseChapters } from "#domain/manual/chapters.queries.server.ts";
import { deskChapter, deskChapters } from "#domain/manual/desk.queries.server.ts";
import { type ManualRefusal, manualRefusals } from "#domain/manual/refusals.ts";
import { type Adviser, saveChapter } from "#domain/manual/save-chapter.server.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import type { Result } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";

type Context = Readonly<RouterContextProvider>;
type RequestArgs = { request: Request; context: Context };
type AskedChapter = RequestArgs & { params: { chapter: string } };

const DESK = "/university/career-manual";

function adviserOf(context: Context): Adviser {
  const member = memberOf(context);
  return { id: member.id, universityId: universityIdOf(context), timeZone: zoneOf(member) };
}

export async function loadManualDesk({ context }: Pick<RequestArgs, "context">) {
  const universityId = universityIdOf(context);
  const [chapters, base] = await Promise.all([deskChapters(universityId), baseChapters()]);
  const places = base.map(({ position, words }) => ({
    ...{ value: String(position), label: `After “${words.title}”` },
  }));
  return { universityId, chapters, places };
}

const newChapter = z.object({
  title: z
    .string()
    .trim()
    .min(1, "Give the chapter a title.")
    .max(160, "Use 160 characters or fewer."),
  after: z.coerce.number().int().min(0).max(999).catch(999),
});

/** The list's own buttons: hide, show, add. */
export async function answerManualDesk({ request, context }: RequestArgs) {
  const adviser = adviserOf(context);
  const fields = await readFormData(request);
  const intent = fields.get("intent");
  const now = new Date();
  if (intent === "hide" || intent === "show") {
    const slug = String(fields.get("chapter") ?? "");
    const hidden = await hideChapter(adviser, { slug, isHidden: intent === "hide" }, now);
    if (!hidden.ok) return refusedForm({}, manualRefusals[hidden.error]);
    const said = intent === "hide" ? "The chapter is hidden." : "The chapter is shown again.";
    return redirectWithFlash(DESK, said);
  }
  const form = readFields(fields, newChapter);
  if (!form.ok) return badForm(form);
  const added = await addChapter(adviser, form.value, now);
  if (!added.ok) return refusedForm(form.values, manualRefusals[added.error], "title");
  return redirectWithFlash(`${DESK}/${added.value.slug}`, "Write the chapter, then publish it.");
}

export async function loadChapterEditor({ params, context }: Omit<AskedChapter, "request">) {
  const adviser = adviserOf(context);
  const chapter = await deskChapter(adviser.universityId, params.chapter);
  if (!chapter) throw data(manualRefusals["not-found"], { status: 404 });
  const { versions, ...rest } = chapter;
  const when = dateFormat("dayMonthTime", adviser.timeZone);
  return {
    chapter: rest,
    // What nobody typed here is opened again.
    opened: versions.find(({ isRestored }) => isRestored)?.revision ?? 0,
    versions: versions.map(({ number, revision, name, savedAt }) => ({
      ...{ number, revision, name, when: when.format(savedAt) },
    })),
    owner: { id: adviser.id, timeZone: adviser.timeZone },
    readPath: `/career-manual/${adviser.universityId}/${chapter.slug}`,
  };
}

type Done = { outcome: Outcome; said: string; to?: string };
type Outcome =
  | Result<unknown, ManualRefusal>
  | { ok: false; error: "not-ready"; errors: ChapterErrors };
type Acting = { adviser: Adviser; slug: string; fields: FormData; now: Date };

const acts: Readonly<Record<string, (acting: Acting) => Promise<Done>>> = {
  save: async ({ adviser, slug, fields, now }) => ({
    outcome: await saveTyped({ adviser, slug, fields, now }),
    said: "The draft is saved.",
  }),
  publish: async ({ adviser, slug, now }) => ({
    outcome: await publishChapter(adviser, { slug, today: today(now).today }, now),
    said: "Published. Your students read it now.",
  }),
  restore: async ({ adviser, slug, now }) => ({
    outcome: await restoreOurs(adviser, slug, now),
    said: "Your students read our text again. Yours is saved under Versions.",
  }),
  seen: async ({ adviser, slug, now }) => ({
    outcome: await seeOurs(adviser, slug, now),
    said: "Your text stays as it is.",
  }),
  version: async ({ adviser, slug, fields, now }) => ({
    outcome: await restoreVersion(
      adviser,
      { slug, revision: rowNumber(String(fields.get("revision") ?? "")) },
      now,
    ),
    said: "The version is restored as the draft.",
  }),
  delete: async ({ adviser, slug, now }) => ({
    outcome: await deleteChapter(adviser, slug, now),
    said: "The chapter is deleted.",
    to: DESK,
  }),
};

export async function answerChapterEditor({ request, params, context }: AskedChapter) {
  const fields = await readFormData(request);
  const intent = String(fields.get("intent") ?? "save");
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (!act) throw data("That button is not known. Load the page again.", { status: 400 });
  const asked = { adviser: adviserOf(context), slug: params.chapter, fields, now: new Date() };
  const { outcome, said, to = `${DESK}/${params.chapter}` } = await act(asked);
  if (outcome.ok) return redirectWithFlash(to, said);
  if ("errors" in outcome) return badForm({ errors: listed(outcome.errors), values: {} }, 409);
  return refusedForm({}, manualRefusals[outcome.error]);
}

function listed(errors: ChapterErrors) {
  return Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, [said]]));
}

/** Without script the whole form comes as a form. */
async function saveTyped({ adviser, slug, fields, now }: Acting): Promise<Outcome> {
  const text = (name: string) => String(fields.get(name) ?? "").replaceAll("\r\n", "\n");
  const state = { title: text("title"), summary: text("summary"), body: text("body") };
  const typed = typedChapter.safeParse(state);
  if (!typed.success)
    return {
      ok: false,
      error: "not-ready",
      errors: { body: "Shorten the text, then save again." },
    };
  const baseRevision = rowNumber(text("revision"));
  return saveChapter(adviser, { slug, state: typed.data, baseRevision }, now);
}

/** A pause in typing: the whole draft comes, and what it is afterwards goes back. */
export async function answerChapterSave({ request, params, context }: AskedChapter) {
  const adviser = adviserOf(context);
  const sent = await sentIn(request);
  // A window somebody else left open: its words wait for them in this browser.
  if (sent.ownerId !== adviser.id) return answer({ kind: "signed-out" }, 401);
  const state = typedChapter.safeParse(sent.state);
  if (!state.success) return answer({ kind: "refused", sentence: TOO_MUCH }, 400);
  const save = { slug: params.chapter, state: state.data, baseRevision: rowNumber(sent.revision) };
  const saved = await saveChapter(adviser, save, new Date());
  if (saved.ok) return answer<ChapterWords>(saved.value);
  return answer({ kind: "gone", sentence: manualRefusals["not-found"] }, 404);
}

const TOO_MUCH = "This is more than a chapter can hold. Shorten it, or split it into two.";

async function sentIn(request: Request): Promise<Partial<Record<keyof SentSave, unknown>>> {
  const sent = await readJson(request);
  return typeof sent === "object" && sent !== null ? sent : {};
}

function answer<State>(body: SaveAnswer<State>, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}

/** Only the editor saves; a link leads to it. */
export function toEditor(slug: string) {
  return redirect(`${DESK}/${encodeURIComponent(slug)}`);
}
