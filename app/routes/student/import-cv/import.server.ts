import { data, redirect } from "react-router";
import type { CvRequest } from "#app/compose/cvs/own-cv.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { cvSchema, titleSchema } from "#domain/cvs/document/cv.schema.ts";
import { cvPaths } from "#domain/cvs/document/cv-paths.ts";
import { firstLook } from "#domain/cvs/document/empty-document.ts";
import { readDocument } from "#domain/cvs/document/read-document.ts";
import { cvRefusals } from "#domain/cvs/document/refusals.ts";
import { createCv } from "#domain/cvs/document/save-cv.server.ts";
import { fileRefusals, MAX_CV_FILE_BYTES } from "#domain/cvs/exchange/files/file-refusals.ts";
import type { ImportReview, Wishes } from "#domain/cvs/exchange/import-review.ts";
import type { Imported, ImportFault } from "#domain/cvs/exchange/imported.ts";
import {
  moveReadInChildProcess,
  type Reader,
  readCvFile,
} from "#domain/cvs/exchange/read-cv-file.server.ts";
import { reviewOf } from "#domain/cvs/exchange/review-of.ts";
import { shortLines, withUnreadSection } from "#domain/cvs/exchange/unread-section.ts";
import { type CvDocument, markets } from "#rules/cv/cv-document.ts";
import { ok, type Result, no as refusal } from "#rules/result.ts";

type ImportAnswer =
  | { kind: "no"; title: string; sentence: string }
  | ({ kind: "review" } & ImportReview);

/** A file is read and shown first; only what its owner keeps becomes a CV. */
export async function answerImport({ request, context }: CvRequest) {
  const reader = { ownerId: memberOf(context).id, signal: request.signal };
  const fields = await readFormData(request);
  if (["move", "keep"].includes(String(fields.get("intent")))) return mend(fields, reader);
  const file = fields.get("file");
  if (!(file instanceof File) || file.size === 0) return no("Choose a file first.");
  if (file.size > MAX_CV_FILE_BYTES) return no(fileRefusals["too-large"]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await readCvFile({ name: file.name, bytes }, reader);
  if (!read.ok) {
    const { path, sentence } = read.error;
    return no(path ? `${sentence} (${path})` : sentence);
  }
  return data<ImportAnswer>({ kind: "review", ...reviewOf(file.name, read.value) });
}

/** What was read, as the page gave it back. */
function postedRead(fields: FormData): Result<Imported, string> {
  const posted = readDocument(cvSchema, parsed(fields.get("document")));
  if (!posted.ok)
    return refused(posted.faults[0] ?? { path: "", sentence: "We could not save it." });
  const unread = parsed(fields.get("unread"));
  const lines = Array.isArray(unread) ? unread.filter((line) => typeof line === "string") : [];
  return ok({ document: posted.value, unread: lines.flatMap(shortLines) });
}

/** The same, with its parts where their owner put them; as it was, where that could not be done. */
async function moved(read: Imported, fields: FormData, reader: Reader) {
  const none = { ...read, moved: 0, leftOut: 0, problem: "" };
  const moves = new Map(
    [...fields]
      .filter(([name, value]) => name.startsWith(MOVE) && value !== "")
      .map(([name, value]) => [name.slice(MOVE.length), String(value)]),
  );
  if (moves.size === 0) return none;
  if (moves.size > MAX_MOVES) return { ...none, problem: TOO_MANY };
  const result = await moveReadInChildProcess({ read, moves }, reader);
  return result.ok
    ? { ...none, ...result.value }
    : { ...none, problem: refused(result.error).error };
}

const MOVE = "move ";
const MAX_MOVES = 1_000;
const TOO_MANY =
  "We move up to 1,000 parts at once. Choose fewer, look again, and then choose more.";
const refused = ({ path, sentence }: ImportFault) =>
  refusal(path ? `${sentence} (${path})` : sentence);

/** Lines may lose their place where there were none before, and so no box to tick: they are kept. */
function wishesOf(fields: FormData, { unread }: Imported): Wishes {
  const title = readDocument(titleSchema, fields.get("title"));
  return {
    title: title.ok ? title.value : "My CV",
    market: markets.find((each) => each === fields.get("market")) ?? "gb",
    keepUnread: fields.has("keepUnread") || unread.length === 0,
  };
}

async function mend(fields: FormData, reader: Reader) {
  const posted = postedRead(fields);
  if (!posted.ok) return no(posted.error, "We could not save it");
  const wishes = wishesOf(fields, posted.value);
  const { problem, ...read } = await moved(posted.value, fields, reader);
  const isKept = fields.get("intent") === "keep" && !problem;
  const shown = posted.value.unread;
  const kept = isKept ? await keep(read, { ...wishes, shown }, reader.ownerId) : problem;
  if (kept instanceof Response) return kept;
  const name = String(fields.get("name") ?? "your file");
  const { moved: count, leftOut } = read;
  // Where nothing was done the choices on the page still stand.
  const revision = problem ? { revision: String(fields.get("revision")) } : {};
  const asked = { moved: count, leftOut, wishes, problem: kept, ...revision };
  const review = reviewOf(name, read, asked);
  return data<ImportAnswer>({ kind: "review", ...review }, { status: kept ? 400 : 200 });
}

/** `shown` are the lines without a place that their owner saw. */
type ShownWishes = Wishes & { shown: readonly string[] };

/** The CV it became, or why it became none. */
async function keep({ document, unread }: Imported, wishes: ShownWishes, ownerId: string) {
  const { title, market, keepUnread, shown } = wishes;
  // The box speaks for the lines beside it, not for those that lost their place by the moves.
  const lines = keepUnread ? unread : unread.filter((line) => !shown.includes(line));
  const whole = withUnread(document, lines);
  const made = await createCv({
    ownerId,
    title,
    look: firstLook(market),
    document: whole ?? document,
    now: new Date(),
  });
  if (!made.ok) return cvRefusals[made.error];
  const to = cvPaths.studio(made.value.id);
  return whole ? redirect(to) : redirectWithFlash(to, NO_PLACE, { tone: "negative" });
}

const NO_PLACE =
  "The CV is saved. The lines we could not place did not fit: copy what you need from your file.";

/** Lines without a place, in a hidden section: nothing of it is printed until its owner shows it. Null where they do not fit. */
function withUnread(document: CvDocument, lines: readonly string[]): CvDocument | null {
  const read = readDocument(cvSchema, withUnreadSection(document, lines));
  return read.ok ? read.value : null;
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

function no(sentence: string, title = "We could not read it") {
  return data<ImportAnswer>({ kind: "no", title, sentence }, { status: 400 });
}
