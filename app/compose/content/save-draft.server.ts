import { memberOf } from "#app/member.server.ts";
import { readJson } from "#app/request-body.server.ts";
import type { SaveAnswer, SentSave } from "#domain/drafts/save-answer.ts";
import { draftWordsSchema } from "#domain/pages/drafts/page-draft.schema.ts";
import type { DraftWords } from "#domain/pages/drafts/page-draft.ts";
import { savePageDraft } from "#domain/pages/drafts/save-page-draft.server.ts";
import { pageRefusals } from "#domain/pages/refusals.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { ContentRequest } from "./content-request.server.ts";
import { zoneOf } from "./zone-of.ts";

type Context = Parameters<typeof memberOf>[0];

/** A pause in typing: the whole draft comes, and what it is afterwards goes back. */
export async function answerDraftSave(
  request: Request,
  context: Context,
  { type, key }: ContentRequest,
): Promise<Response> {
  const staff = memberOf(context);
  const sent = await sentIn(request);
  // A window somebody else left open: its words wait for them in this browser.
  if (sent.ownerId !== staff.id) return answer({ kind: "signed-out" }, 401);
  const state = draftWordsSchema.safeParse(sent.state);
  if (!state.success) return answer({ kind: "refused", sentence: TOO_MUCH }, 400);
  const baseRevision = rowNumber(sent.revision);
  const saved = await savePageDraft(
    type,
    staff,
    { ...key, state: state.data, baseRevision, timeZone: zoneOf(staff) },
    new Date(),
  );
  if (saved.ok) return answer<DraftWords>(saved.value);
  if (saved.error === "not-found") return answer({ kind: "gone", sentence: GONE }, 404);
  return answer({ kind: "refused", sentence: pageRefusals[saved.error] }, 403);
}

const TOO_MUCH = "This is more than a page can hold. Shorten it, or split it into two.";
const GONE = "This page was moved or deleted. Copy your text before you leave.";

async function sentIn(request: Request): Promise<Partial<Record<keyof SentSave, unknown>>> {
  const sent = await readJson(request);
  return typeof sent === "object" && sent !== null ? sent : {};
}

function answer<State>(body: SaveAnswer<State>, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
