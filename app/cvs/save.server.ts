import { memberOf } from "#app/member.server.ts";
import { readJson } from "#app/request-body.server.ts";
import type { StateOf } from "#domain/cvs/cv.ts";
import { readState } from "#domain/cvs/document/readable-state.ts";
import { faultErrors, faultSentence, partlySentence } from "#domain/cvs/editing/fault-words.ts";
import type { Partly, SaveAnswer, SentSave } from "#domain/cvs/editing/save-answer.ts";
import { wholeState } from "#domain/cvs/editing/whole-state.ts";
import { cvRefusals } from "#domain/cvs/refusals.ts";
import { countSave } from "#domain/cvs/save-turns.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { cvKeeper, type Keeper, letterKeeper } from "./keepers.server.ts";
import { keepNotChosen } from "./not-chosen.server.ts";
import { type CvRequest, zoneOf } from "./own-cv.server.ts";

type Asked = {
  ownerId: string;
  timeZone: string;
  cvId: string;
  /** A window of the release before sends words that were not chosen along as `aside`. */
  sent: Partial<Record<keyof SentSave | "aside", unknown>>;
  now: Date;
};

/** A pause in typing: the whole state comes, and what stands afterwards goes back. */
export async function answerSave({ request, context, params }: CvRequest): Promise<Response> {
  const member = memberOf(context);
  const { id: ownerId } = member;
  const now = new Date();
  const { over, retryAfterSeconds } = await countSave(ownerId, now);
  if (over) return tooOften(retryAfterSeconds);
  const sent = await sentIn(request);
  const asked = { ownerId, timeZone: zoneOf(member), cvId: params?.cv_id ?? "", sent, now };
  // A window somebody else left open: its words are theirs, and wait for them in this browser.
  if (isSomebodyElses(asked)) return answer({ kind: "signed-out" }, 401);
  return asked.sent.kind === "letter" ? keep(letterKeeper, asked) : keep(cvKeeper, asked);
}

/** A window opened before this was asked does not say whose it is. */
function isSomebodyElses({ ownerId, sent }: Asked): boolean {
  return sent.ownerId !== undefined && sent.ownerId !== ownerId;
}

async function keep<Document>(keeper: Keeper<Document>, asked: Asked): Promise<Response> {
  const { ownerId, cvId, sent, now } = asked;
  if (sent.apart === true) return keepWhole(keeper, asked);
  const former = await keeper.find(ownerId, cvId);
  const state = readState(keeper.schema, sent.state, former);
  const faulty = { kind: keeper.kind, state: sent.state, faults: state.faults };
  const errors = faultErrors(faulty);
  if (!state.ok) return answer({ kind: "refused", sentence: faultSentence(faulty), errors }, 400);
  if (sent.asNew === true) {
    // There are no former words to fall back on: what cannot be read would be lost.
    return state.faults.length > 0
      ? answer({ kind: "refused", sentence: faultSentence(faulty), errors }, 400)
      : keepAsNew(keeper, { ...state.value, ownerId, now });
  }
  if (!former) return answer({ kind: "gone", sentence: cvRefusals["not-found"] }, 404);

  const notApart = await whyNotApart(keeper, asked, sent.aside);
  if (notApart) return notApart;
  const refused =
    state.faults.length > 0 ? { refused: { sentence: partlySentence(faulty), errors } } : null;
  return keepRead(keeper, asked, { sentAs: state.value, refused });
}

/** What of it could be read, and what is said of the rest. */
type Read<Document> = {
  sentAs: StateOf<Document>;
  refused: Required<Pick<Partly<Document>, "refused">> | null;
};

async function keepRead<Document>(
  keeper: Keeper<Document>,
  { ownerId, cvId, sent, now }: Asked,
  { sentAs, refused }: Read<Document>,
): Promise<Response> {
  const baseRevision = rowNumber(sent.revision);
  const own = { ownerId, cvId, baseRevision, tab: String(sent.tab ?? "").slice(0, 40), now };
  const saved = await keeper.save({ ...sentAs, ...own, isChoice: sent.isChoice === true });
  // Binned a moment ago.
  if (!saved.ok) return answer({ kind: "gone", sentence: cvRefusals[saved.error] }, 404);
  if (saved.value.kind === "conflict") {
    const { theirs, merged, clashes } = saved.value;
    const { revision } = theirs;
    return answer({ kind: "conflict", revision, merged, clashes, sentAs }, 409);
  }
  return answer({ ...saved.value, ...(refused ? { ...refused, sentAs } : {}) });
}

/** Words that no field shows any more, so that nobody could mend them: all of them are kept as they are. */
async function keepWhole<Document>(keeper: Keeper<Document>, asked: Asked): Promise<Response> {
  const { ownerId, sent, now } = asked;
  if (sent.asNew === true) {
    return keepAsNew(keeper, { ...(wholeState(keeper, sent.state) ?? keeper.blank), ownerId, now });
  }
  return (await whyNotApart(keeper, asked, [sent.state])) ?? answer({ kind: "kept-apart" });
}

async function whyNotApart<Document>(
  keeper: Keeper<Document>,
  asked: Asked,
  states: unknown,
): Promise<Response | null> {
  const refusal = await keepNotChosen(keeper, states, asked);
  if (!refusal) return null;
  const sentence = cvRefusals[refusal];
  return refusal === "not-found"
    ? answer({ kind: "gone", sentence }, 404)
    : answer({ kind: "refused", sentence }, 409);
}

async function keepAsNew<Document>(
  { create }: Keeper<Document>,
  made: Parameters<Keeper<Document>["create"]>[0],
): Promise<Response> {
  const kept = await create(made);
  if (!kept.ok) return answer({ kind: "refused", sentence: cvRefusals[kept.error] }, 409);
  return answer({ kind: "made", id: kept.value.id });
}

/** What is no object says nothing, and is refused as an empty one is. */
async function sentIn(request: Request): Promise<Asked["sent"]> {
  const sent = await readJson(request);
  return typeof sent === "object" && sent !== null ? sent : {};
}

/** The page has its own words for it. */
function tooOften(seconds: number): Response {
  const headers = { "retry-after": String(seconds), "cache-control": "no-store" };
  return new Response(null, { status: 429, headers });
}

function answer<Document>(body: SaveAnswer<Document>, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
