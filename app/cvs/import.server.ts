import { data, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { cvPaths } from "#domain/cvs/cv-paths.ts";
import { cvSchema, titleSchema } from "#domain/cvs/document/cv.schema.ts";
import { firstLook } from "#domain/cvs/document/empty-document.ts";
import { readDocument } from "#domain/cvs/document/read-document.ts";
import { fileRefusals, LARGEST_CV_FILE } from "#domain/cvs/exchange/files/file-refusals.ts";
import type { ImportReview } from "#domain/cvs/exchange/import-review.ts";
import type { Imported, ImportFault } from "#domain/cvs/exchange/imported.ts";
import { moveRead } from "#domain/cvs/exchange/moves/move-read.ts";
import { readCvFile } from "#domain/cvs/exchange/read-cv-file.server.ts";
import { reviewOf } from "#domain/cvs/exchange/review-of.ts";
import { withUnreadSection } from "#domain/cvs/exchange/unread-section.ts";
import { createCv } from "#domain/cvs/keep-cv.server.ts";
import { cvRefusals } from "#domain/cvs/refusals.ts";
import { type CvDocument, markets } from "#rules/cv/cv-document.ts";
import { ok, type Result, no as refusal } from "#rules/result.ts";
import type { CvRequest } from "./own-cv.server.ts";

type ImportAnswer = { kind: "no"; sentence: string } | ({ kind: "review" } & ImportReview);

/** A file is read and shown first; only what its owner keeps becomes a CV. */
export async function answerImport({ request, context }: CvRequest) {
  const fields = await request.formData();
  if (fields.get("intent") === "move") return move(fields);
  if (fields.get("intent") === "keep") return keep(fields, memberOf(context).id);
  const file = fields.get("file");
  if (!(file instanceof File) || file.size === 0) return no("Choose a file first.");
  if (file.size > LARGEST_CV_FILE) return no(fileRefusals["too-large"]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await readCvFile({ name: file.name, bytes });
  if (!read.ok) {
    const { path, sentence } = read.error;
    return no(path ? `${sentence} (${path})` : sentence);
  }
  return data<ImportAnswer>({ kind: "review", ...reviewOf(file.name, read.value) });
}

/** What was posted, with its parts where their owner put them. */
function movedRead(fields: FormData): Result<Imported & { moves: number }, string> {
  const posted = readDocument(cvSchema, parsed(fields.get("document")));
  if (!posted.ok)
    return refused(posted.faults[0] ?? { path: "", sentence: "We could not keep it." });
  const unread = parsed(fields.get("unread"));
  const lines = Array.isArray(unread) ? unread.filter((line) => typeof line === "string") : [];
  const moves = new Map(
    [...fields]
      .filter(([name, value]) => name.startsWith(MOVE) && value !== "")
      .map(([name, value]) => [name.slice(MOVE.length), String(value)]),
  );
  if (moves.size === 0) return ok({ document: posted.value, unread: lines, moves: 0 });
  const moved = moveRead({ document: posted.value, unread: lines }, moves);
  return moved.ok ? ok({ ...moved.value, moves: moves.size }) : refused(moved.error);
}

const MOVE = "move ";
const refused = ({ path, sentence }: ImportFault) =>
  refusal(path ? `${sentence} (${path})` : sentence);

function move(fields: FormData) {
  const read = movedRead(fields);
  if (!read.ok) return no(read.error);
  const name = String(fields.get("name") ?? "your file");
  return data<ImportAnswer>({ kind: "review", ...reviewOf(name, read.value, read.value.moves) });
}

async function keep(fields: FormData, ownerId: string) {
  const read = movedRead(fields);
  if (!read.ok) return no(read.error);
  const { document: wanted, unread } = read.value;
  const title = readDocument(titleSchema, fields.get("title"));
  const market = markets.find((each) => each === fields.get("market")) ?? "gb";
  const whole = fields.get("keepUnread") ? withUnread(wanted, unread) : wanted;
  const made = await createCv({
    ownerId,
    title: title.ok ? title.value : "My CV",
    look: firstLook(market),
    document: whole ?? wanted,
    now: new Date(),
  });
  if (!made.ok) return no(cvRefusals[made.error]);
  const to = cvPaths.studio(made.value.id);
  return whole ? redirect(to) : redirectWithFlash(to, NO_PLACE, { tone: "negative" });
}

const NO_PLACE =
  "The CV is kept. The lines we had no place for did not fit in it: copy what you need from your file.";

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

function no(sentence: string) {
  return data<ImportAnswer>({ kind: "no", sentence }, { status: 400 });
}
