import { memberOf } from "#app/member.server.ts";
import type { SaveAnswer } from "#domain/cvs/editing/save-answer.ts";
import { saveCv } from "#domain/cvs/keep-cv.server.ts";
import { cvRefusals } from "#domain/cvs/refusals.ts";
import { countSave } from "#domain/cvs/save-turns.server.ts";
import type { CvRequest } from "./own-cv.server.ts";
import { readState } from "./studio.server.ts";

type Sent = { revision?: unknown; tab?: unknown; state?: unknown };

/** A pause in typing: the whole state comes, and what stands afterwards goes back. */
export async function answerSave({ request, context, params }: CvRequest): Promise<Response> {
  const { id: ownerId } = memberOf(context);
  const now = new Date();
  const { over, retryAfterSeconds } = await countSave(ownerId, now);
  if (over) return tooOften(retryAfterSeconds);
  const sent = await sentIn(request);
  const state = readState(sent.state);
  if (!state.ok) {
    const [sentence = "Something in it could not be read."] = Object.values(state.errors);
    return answer({ kind: "refused", sentence, errors: state.errors }, 400);
  }
  const saved = await saveCv({
    ...state.value,
    ownerId,
    cvId: params?.cv_id ?? "",
    baseRevision: Number(sent.revision) || 0,
    tab: String(sent.tab ?? "").slice(0, 40),
    now,
  });
  if (!saved.ok) return answer({ kind: "refused", sentence: cvRefusals[saved.error] }, 404);
  if (saved.value.kind !== "conflict") return answer(saved.value);
  const { theirs, merged, clashes } = saved.value;
  return answer({ kind: "conflict", revision: theirs.revision, merged, clashes }, 409);
}

async function sentIn(request: Request): Promise<Sent> {
  try {
    return ((await request.json()) ?? {}) as Sent;
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

function answer(body: SaveAnswer, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
