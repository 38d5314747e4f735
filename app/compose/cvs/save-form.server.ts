import { data, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import type { StateOf } from "#domain/cvs/document/cv.ts";
import { readState } from "#domain/cvs/document/readable-state.ts";
import { faultErrors } from "#domain/cvs/studio/fault-messages.ts";
import type { FormAnswer } from "#domain/cvs/studio/form-answer.ts";
import { findStateAt } from "#domain/cvs/versions/versions.server.ts";
import type { FieldErrors } from "#domain/drafts/save-answer.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { DocumentKind } from "./document-kinds.server.ts";
import { missing } from "./own-cv.server.ts";

type Form<Document> = {
  ownerId: string;
  timeZone: string;
  cvId: string;
  fields: FormData;
  /** The form's words, in the document as it was when the form was drawn. */
  read: (before: StateOf<Document>) => Typed<Document>;
  now: Date;
};

type Typed<Document> = {
  state: StateOf<Document>;
  /** What the form itself could not read. */
  errors?: FieldErrors;
  /** Where a saved form leads. */
  to: string;
};

/** Saves what a plain form posted. Mistakes come back with what was typed. */
export async function saveForm<Document>(kind: DocumentKind<Document>, form: Form<Document>) {
  const { ownerId, timeZone, cvId, fields, now } = form;
  const before = await drawnFrom(kind, form);
  const typed = form.read(before);
  const read = readState(kind.schema, typed.state, before);
  const faulty = { kind: kind.kind, state: typed.state, faults: read.faults };
  const errors = { ...faultErrors(faulty), ...typed.errors };
  const { revision: baseRevision } = before;
  if (!read.ok) return badForm(fields, errors, { state: before, revision: baseRevision });
  const own = { ownerId, timeZone, cvId, baseRevision, now };
  const saved = await kind.save({ ...read.value, ...own });
  if (!saved.ok) return missing();
  const { value } = saved;
  if (Object.keys(errors).length > 0) {
    const state = value.kind === "merged" ? value.state : read.value;
    return badForm(fields, errors, { state, revision: value.revision });
  }
  const conflict = value.kind === "merged" ? value.conflict : null;
  return conflict ? redirectWithFlash(typed.to, conflictMessage(conflict)) : redirect(typed.to);
}

/**
 * Another window may have saved since: then both are put together. Where the form's own revision is
 * forgotten, the save says it all the same, so that what changed since is a conflict.
 */
async function drawnFrom<Document>(
  kind: DocumentKind<Document>,
  { ownerId, cvId, fields }: Form<Document>,
): Promise<StateOf<Document> & { revision: number }> {
  const revision = rowNumber(fields.get("revision"));
  const current = (await kind.find(ownerId, cvId)) ?? missing();
  if (current.revision === revision) return current;
  const old = (await findStateAt({ ownerId, cvId, revision })) as StateOf<Document> | null;
  return { ...(old ?? current), revision };
}

function conflictMessage({ version }: { version: number }): string {
  return `Saved. The same part was changed in another window too: that text is version ${version}, under Versions.`;
}

type Held<Document> = { state: StateOf<Document>; revision: number };

function badForm<Document>(fields: FormData, errors: FieldErrors, held: Held<Document>) {
  const { title, look, document } = held.state;
  const state = { title, look, document };
  return data<FormAnswer<Document>>(
    { kind: "bad", errors, typed: textsOf(fields), state, revision: held.revision },
    { status: 400 },
  );
}

function textsOf(fields: FormData): Record<string, string> {
  const texts = [...fields].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts);
}
