import { data, redirect } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { listCommentsOwnedBy } from "#domain/cvs/comments.server.ts";
import type { CvState } from "#domain/cvs/cv.ts";
import type { Clash } from "#domain/cvs/document/clash.ts";
import { cvSchema, lookSchema, titleSchema } from "#domain/cvs/document/cv.schema.ts";
import { newId } from "#domain/cvs/document/new-entry.ts";
import { readDocument } from "#domain/cvs/document/read-document.ts";
import { takeMine, takeTheirs } from "#domain/cvs/document/settle-clashes.ts";
import { applyDeed, readDeed } from "#domain/cvs/editing/deeds.ts";
import { fieldOfPath } from "#domain/cvs/editing/field-of-path.ts";
import { type FieldErrors, readPart, type StudioPart } from "#domain/cvs/editing/read-section.ts";
import type { StudioAnswer } from "#domain/cvs/editing/save-answer.ts";
import { partNamed } from "#domain/cvs/editing/studio-parts.ts";
import { type CvSaveOutcome, saveCv } from "#domain/cvs/keep-cv.server.ts";
import { cvRefusals } from "#domain/cvs/refusals.ts";
import { pagesOf, readBackOf } from "./drawn.server.ts";
import { askedCv, type CvRequest, ownCv, printableOf, todayOf } from "./own-cv.server.ts";
import { rightToWorkWords } from "./right-to-work.server.ts";

/** Everything the studio shows of one CV; null for somebody who has none yet and asks for none. */
export async function loadStudio(asked: CvRequest) {
  const url = new URL(asked.request.url);
  const member = memberOf(asked.context);
  const cv = url.searchParams.has("cv") ? await askedCv(asked) : null;
  if (!cv) return null;
  const printable = await printableOf(cv, member.id);
  const drawn = await drawnOrNot(printable);
  const showsReadBack = url.searchParams.get("show") === "read-back";
  return {
    cv,
    today: todayOf(member, new Date()),
    timeZone: member.timeZone ?? "Europe/London",
    fromSituation: await rightToWorkWords(member.id, cv.look.market),
    comments: await listCommentsOwnedBy(member.id, cv.id),
    pages: drawn ? drawn.pages.length : 0,
    overflow: drawn?.overflow ?? null,
    readBack: showsReadBack ? await readBackOf(printable) : null,
  };
}

/** The words must stay within reach even where the pages cannot be drawn. */
async function drawnOrNot(printable: Parameters<typeof pagesOf>[0]) {
  try {
    return await pagesOf(printable);
  } catch {
    return null;
  }
}

/** A section's plain form: its words are read first, then the pressed button does its part. */
export async function answerStudio(asked: CvRequest) {
  const fields = await asked.request.formData();
  const { searchParams } = new URL(asked.request.url);
  const cv = await ownCv({ ...asked, params: { cv_id: searchParams.get("cv") ?? "" } });
  const posted = readPosted(fields.get("state"));
  if (!posted) throw data("Go back and open the CV again.", { status: 400 });
  const to = { cvId: cv.id, member: memberOf(asked.context), fields };
  if (fields.get("intent") === "settle") return settle(to, posted);

  const part = partNamed(posted.document, String(fields.get("part")));
  const { document, errors } = readPart(posted.document, part, fields);
  const deed = readDeed(fields.get("deed"));
  const id = newId();
  const state: CvState = {
    ...posted,
    title: String(fields.get("title") ?? posted.title),
    document: deed ? applyDeed(document, deed, id) : document,
  };
  return keep(to, { state, errors, part, opened: deed?.do === "add" ? id : null });
}

type To = { cvId: string; member: ReturnType<typeof memberOf>; fields: FormData };
type Wanted = { state: CvState; errors: FieldErrors; part: StudioPart; opened: string | null };

async function keep({ cvId, member, fields }: To, wanted: Wanted) {
  const state = readState(wanted.state);
  const baseRevision = Number(fields.get("revision"));
  const bad = (errors: FieldErrors, held = { state: wanted.state, revision: baseRevision }) =>
    data<StudioAnswer>({ kind: "bad", errors, typed: textsOf(fields), ...held }, { status: 400 });
  if (!state.ok) return bad(state.errors);
  const { part, errors } = wanted;
  const saved = await saveCv({
    ...state.value,
    ownerId: member.id,
    cvId,
    baseRevision,
    tab: "",
    now: new Date(),
  });
  if (!saved.ok) return bad({ form: cvRefusals[saved.error] });
  if (saved.value.kind === "conflict") {
    const { theirs, merged, clashes } = saved.value;
    const answer: StudioAnswer = { kind: "conflict", revision: theirs.revision, merged, clashes };
    return data(answer, { status: 409 });
  }
  if (Object.keys(errors).length > 0) return bad(errors, heldAfter(saved.value, wanted.state));
  return redirect(studioPath(cvId, part, wanted.opened));
}

/** What the form goes on from: with the other window's words, where the save brought them in. */
function heldAfter(saved: Exclude<CvSaveOutcome, { kind: "conflict" }>, sent: CvState) {
  const { revision } = saved;
  if (saved.kind === "saved") return { state: sent, revision };
  const { title, look, document } = saved;
  return { state: { title, look, document }, revision };
}

/** Both windows' words stand in the form; each choice says whose. */
async function settle(to: To, merged: CvState) {
  const clashes = readClashes(to.fields.get("clashes"));
  const isTheirs = (_: Clash, at: number) => to.fields.get(`clash-${at}`) === "theirs";
  const theirs = clashes.filter(isTheirs);
  const mine = clashes.filter((clash, at) => !isTheirs(clash, at));
  const state = takeTheirs(takeMine(merged, mine), theirs);
  return keep(to, { state, errors: {}, part: "basics", opened: null });
}

function studioPath(cvId: string, part: StudioPart, entry: string | null = null): string {
  const search = new URLSearchParams({ cv: cvId, section: part });
  return `/create-cv?${search}${entry ? `#${entry}` : ""}`;
}

/** They come from our own page; whatever else comes is settled by the strict reading of the whole. */
function readClashes(posted: unknown): Clash[] {
  try {
    const clashes: unknown = JSON.parse(String(posted));
    return Array.isArray(clashes) ? clashes.filter((clash) => Array.isArray(clash?.path)) : [];
  } catch {
    return [];
  }
}

function readPosted(posted: unknown): CvState | null {
  try {
    const read = readState(JSON.parse(String(posted)));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}

type ReadState = { ok: true; value: CvState } | { ok: false; errors: FieldErrors };

/** A state as a browser sends it, read strictly; what is wrong is said by where it stands. */
export function readState(sent: unknown): ReadState {
  const { title, look, document } = (sent ?? {}) as Partial<Record<keyof CvState, unknown>>;
  const reads = {
    title: readDocument(titleSchema, title),
    look: readDocument(lookSchema, look),
    document: readDocument(cvSchema, document),
  };
  const errors: FieldErrors = {};
  for (const read of Object.values(reads)) {
    if (read.ok) continue;
    for (const { path, sentence } of read.faults) {
      errors[fieldOfPath(document, path) || "form"] = sentence;
    }
  }
  if (!reads.title.ok || !reads.look.ok || !reads.document.ok) return { ok: false, errors };
  return {
    ok: true,
    value: { title: reads.title.value, look: reads.look.value, document: reads.document.value },
  };
}

function textsOf(fields: FormData): Record<string, string> {
  const texts = [...fields].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts.filter(([name]) => name !== "state" && name !== "clashes"));
}
