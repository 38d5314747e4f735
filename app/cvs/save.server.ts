import { memberOf } from "#app/member.server.ts";
import { readState } from "#domain/cvs/document/readable-state.ts";
import { faultErrors, faultSentence } from "#domain/cvs/editing/fault-words.ts";
import type { Partly, SaveAnswer, SentSave } from "#domain/cvs/editing/save-answer.ts";
import { cvRefusals } from "#domain/cvs/refusals.ts";
import { countSave } from "#domain/cvs/save-turns.server.ts";
import { cvKeeper, type Keeper, letterKeeper } from "./keepers.server.ts";
import type { CvRequest } from "./own-cv.server.ts";

type Asked = {
  ownerId: string;
  cvId: string;
  sent: Partial<Record<keyof SentSave, unknown>>;
  now: Date;
};

/** A pause in typing: the whole state comes, and what stands afterwards goes back. */
export async function answerSave({ request, context, params }: CvRequest): Promise<Response> {
  const { id: ownerId } = memberOf(context);
  const now = new Date();
  const { over, retryAfterSeconds } = await countSave(ownerId, now);
  if (over) return tooOften(retryAfterSeconds);
  const asked = { ownerId, cvId: params?.cv_id ?? "", sent: await sentIn(request), now };
  return asked.sent.kind === "letter" ? keep(letterKeeper, asked) : keep(cvKeeper, asked);
}

async function keep<Document>(keeper: Keeper<Document>, asked: Asked): Promise<Response> {
  const { ownerId, cvId, sent, now } = asked;
  const former = await keeper.find(ownerId, cvId);
  const state = readState(keeper.schema, sent.state, former);
  const faulty = { kind: keeper.kind, state: sent.state, faults: state.faults };
  const errors = faultErrors(faulty);
  if (!state.ok) return answer({ kind: "refused", sentence: faultSentence(faulty), errors }, 400);
  if (sent.asNew === true) return keepAsNew(keeper, { ...state.value, ownerId, now });
  if (!former) return answer({ kind: "gone", sentence: cvRefusals["not-found"] }, 404);

  const saved = await keeper.save({
    ...state.value,
    ownerId,
    cvId,
    baseRevision: Number(sent.revision) || 0,
    tab: String(sent.tab ?? "").slice(0, 40),
    now,
  });
  // Binned a moment ago.
  if (!saved.ok) return answer({ kind: "gone", sentence: cvRefusals[saved.error] }, 404);
  if (saved.value.kind === "conflict") {
    const { theirs, merged, clashes } = saved.value;
    return answer({ kind: "conflict", revision: theirs.revision, merged, clashes }, 409);
  }
  const sentence = `All is saved but one thing. ${faultSentence(faulty)}`;
  const partly: Partly<Document> =
    state.faults.length > 0 ? { refused: { sentence, errors }, sentAs: state.value } : {};
  return answer({ ...saved.value, ...partly });
}

async function keepAsNew<Document>(
  { create }: Keeper<Document>,
  made: Parameters<Keeper<Document>["create"]>[0],
): Promise<Response> {
  const kept = await create(made);
  if (!kept.ok) return answer({ kind: "refused", sentence: cvRefusals[kept.error] }, 409);
  return answer({ kind: "made", id: kept.value.id });
}

async function sentIn(request: Request): Promise<Asked["sent"]> {
  try {
    return ((await request.json()) ?? {}) as Asked["sent"];
  } catch {
    return {};
  }
}

function tooOften(seconds: number): Response {
  const sentence = "You saved very often. Your words wait here and are saved again in a moment.";
  const response = answer({ kind: "refused", sentence }, 429);
  response.headers.set("retry-after", String(seconds));
  return response;
}

function answer<Document>(body: SaveAnswer<Document>, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
