import { cvKind, type DocumentKind, letterKind } from "#app/compose/cvs/document-kinds.server.ts";
import { type CvRequest, zoneOf } from "#app/compose/cvs/own-cv.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readJson } from "#app/request-body.server.ts";
import type { StateOf } from "#domain/cvs/document/cv.ts";
import { type ReadState, readState } from "#domain/cvs/document/readable-state.ts";
import { cvRefusals } from "#domain/cvs/document/refusals.ts";
import { countSave } from "#domain/cvs/document/save-turns.server.ts";
import { faultErrors, faultSentence, partlySentence } from "#domain/cvs/studio/fault-messages.ts";
import type { Refused, SaveAnswer, SentSave } from "#domain/drafts/save-answer.ts";
import { rowNumber } from "#rules/row-number.ts";

type SaveRequest = {
  ownerId: string;
  timeZone: string;
  cvId: string;
  sent: Partial<Record<keyof SentSave, unknown>>;
  now: Date;
};

/** A pause in typing: the whole document comes, and what it is afterwards goes back. */
export async function answerSave({ request, context, params }: CvRequest): Promise<Response> {
  const member = memberOf(context);
  const { id: ownerId } = member;
  const now = new Date();
  const { over, retryAfterSeconds } = await countSave(ownerId, now);
  if (over) return tooOften(retryAfterSeconds);
  const sent = await sentIn(request);
  // A window somebody else left open: its words are theirs, and wait for them in this browser.
  if (sent.ownerId !== ownerId) return answer({ kind: "signed-out" }, 401);
  const asked = { ownerId, timeZone: zoneOf(member), cvId: params?.cv_id ?? "", sent, now };
  return sent.kind === "letter" ? save(letterKind, asked) : save(cvKind, asked);
}

async function save<Document>(kind: DocumentKind<Document>, asked: SaveRequest): Promise<Response> {
  const { ownerId, cvId, sent } = asked;
  const isNew = sent.asNew === true;
  const former = isNew ? null : await kind.find(ownerId, cvId);
  const read = readState(kind.schema, sent.state, former);
  const faulty = { kind: kind.kind, state: sent.state, faults: read.faults };
  const errors = faultErrors(faulty);
  if (!read.ok) return answer({ kind: "refused", sentence: faultSentence(faulty), errors }, 400);
  const isPart = read.faults.length > 0;
  const refused = isPart ? { sentence: partlySentence(faulty), errors } : undefined;
  if (isNew) return saveAsNew(kind, asked, { read, refused });
  if (!former) return answer({ kind: "gone", sentence: cvRefusals["not-found"] }, 404);
  return saveRead(kind, asked, { read, refused });
}

/** What of it could be read, and what is said about the rest. */
type Readable<Document> = {
  read: Extract<ReadState<Document>, { ok: true }>;
  refused: Refused | undefined;
};

async function saveRead<Document>(
  kind: DocumentKind<Document>,
  { ownerId, timeZone, cvId, sent, now }: SaveRequest,
  { read: { value }, refused }: Readable<Document>,
): Promise<Response> {
  const own = { ownerId, timeZone, cvId, baseRevision: rowNumber(sent.revision), now };
  const saved = await kind.save({ ...value, ...own });
  // Binned a moment ago.
  if (!saved.ok) return answer({ kind: "gone", sentence: cvRefusals[saved.error] }, 404);
  return answer<StateOf<Document>>({
    ...saved.value,
    ...(refused ? { refused, sentAs: value } : {}),
  });
}

async function saveAsNew<Document>(
  { create }: DocumentKind<Document>,
  { ownerId, now }: SaveRequest,
  { read: { value }, refused }: Readable<Document>,
): Promise<Response> {
  const made = await create({ ...value, ownerId, now });
  if (!made.ok) return answer({ kind: "refused", sentence: cvRefusals[made.error] }, 409);
  return answer({ kind: "made", id: made.value.id, ...(refused ? { refused } : {}) });
}

/** What is no object says nothing, and is refused as an empty one is. */
async function sentIn(request: Request): Promise<SaveRequest["sent"]> {
  const sent = await readJson(request);
  return typeof sent === "object" && sent !== null ? sent : {};
}

/** The page has its own words for it. */
function tooOften(seconds: number): Response {
  const headers = { "retry-after": String(seconds), "cache-control": "no-store" };
  return new Response(null, { status: 429, headers });
}

function answer<State>(body: SaveAnswer<State>, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
