import { data, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { cvPaths } from "#domain/cvs/cv-paths.ts";
import { cvSchema, titleSchema } from "#domain/cvs/document/cv.schema.ts";
import { firstLook } from "#domain/cvs/document/empty-document.ts";
import { readDocument } from "#domain/cvs/document/read-document.ts";
import { fileRefusals, LARGEST_CV_FILE } from "#domain/cvs/exchange/files/file-refusals.ts";
import type { ImportReview } from "#domain/cvs/exchange/import-review.ts";
import type { Imported } from "#domain/cvs/exchange/imported.ts";
import { leaveOut } from "#domain/cvs/exchange/leave-out.ts";
import { readCvFile } from "#domain/cvs/exchange/read-cv-file.server.ts";
import { shortLines, withUnreadSection } from "#domain/cvs/exchange/unread-section.ts";
import { createCv } from "#domain/cvs/keep-cv.server.ts";
import { cvBlocks } from "#domain/cvs/print/blocks.ts";
import { cvRefusals } from "#domain/cvs/refusals.ts";
import { type CvDocument, markets } from "#rules/cv/cv-document.ts";
import type { CvRequest } from "./own-cv.server.ts";

/** More than anybody looks through; how many there were is told. */
const MOST_UNREAD = 200;

type ImportAnswer = { kind: "no"; sentence: string } | ({ kind: "review" } & ImportReview);

/** A file is read and shown first; only what its owner keeps becomes a CV. */
export async function answerImport({ request, context }: CvRequest) {
  const fields = await request.formData();
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

function reviewOf(name: string, { document, unread: lines }: Imported): ImportReview {
  const unread = lines.flatMap(shortLines);
  const look = firstLook("gb");
  const printed = { document, look, title: "", rightToWorkWords: "", photo: null };
  const { label, contacts, rightToWork, sections } = cvBlocks(printed);
  return {
    name,
    document,
    blocks: { label, contacts: contacts.map(({ text }) => text), rightToWork, sections },
    unread: unread.slice(0, MOST_UNREAD),
    unreadInAll: unread.length,
  };
}

async function keep(fields: FormData, ownerId: string) {
  const posted = parsed(fields.get("document"));
  const document = readDocument(cvSchema, posted);
  if (!document.ok) {
    const [fault] = document.faults;
    return no(`${fault?.sentence ?? "We could not keep it."} ${fault?.path ?? ""}`.trim());
  }
  const title = readDocument(titleSchema, fields.get("title"));
  const market = markets.find((each) => each === fields.get("market")) ?? "gb";
  const wanted = leaveOut(document.value, fields.getAll("leaveOut").map(String));
  const whole = fields.get("keepUnread") ? withUnread(wanted, fields) : wanted;
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
function withUnread(document: CvDocument, fields: FormData): CvDocument | null {
  const unread = parsed(fields.get("unread"));
  const lines = Array.isArray(unread) ? unread.filter((line) => typeof line === "string") : [];
  const kept = withUnreadSection(document, lines.slice(0, MOST_UNREAD));
  const read = readDocument(cvSchema, kept);
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
