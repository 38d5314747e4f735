import type { z } from "zod";
import type { CvKind, StateOf } from "#domain/cvs/cv.ts";
import { cvPaths } from "#domain/cvs/cv-paths.ts";
import { findCvOwnedBy, findLetterOwnedBy } from "#domain/cvs/cvs.queries.server.ts";
import { cvSchema, letterSchema } from "#domain/cvs/document/cv.schema.ts";
import { emptyCv, emptyLetter, firstLook } from "#domain/cvs/document/empty-document.ts";
import { type Apart, keepApart } from "#domain/cvs/keep-apart.server.ts";
import {
  createCv,
  createLetter,
  type NewDocument,
  type SaveOutcome,
  saveCv,
  saveLetter,
} from "#domain/cvs/keep-cv.server.ts";
import type { CvRefusal } from "#domain/cvs/refusals.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import type { Result } from "#rules/result.ts";

type Save<Document> = StateOf<Document> & {
  ownerId: string;
  cvId: string;
  baseRevision: number;
  tab: string;
  isChoice?: boolean;
  now: Date;
};

/** How documents of one kind are read, kept and found: CVs and letters are kept alike. */
export type Keeper<Document> = {
  kind: CvKind;
  schema: z.ZodType<Document>;
  /** Nothing said yet. */
  blank: StateOf<Document>;
  find: (ownerId: string, id: string) => Promise<StateOf<Document> | null>;
  save: (save: Save<Document>) => Promise<Result<SaveOutcome<Document>, CvRefusal>>;
  /** Words that were not chosen, as versions under what stands. */
  keepApart: (apart: Apart<Document>) => Promise<Result<null, CvRefusal>>;
  create: (made: NewDocument<Document>) => Promise<Result<{ id: string }, CvRefusal>>;
  pathOf: (id: string) => string;
};

const nobody = { name: "", email: "" };
const untitled = { title: "Untitled", look: firstLook("gb") };

export const cvKeeper: Keeper<CvDocument> = {
  kind: "cv",
  schema: cvSchema,
  blank: { ...untitled, document: emptyCv(nobody) },
  find: findCvOwnedBy,
  save: saveCv,
  keepApart: (apart) => keepApart("cv", apart),
  create: createCv,
  pathOf: (id) => cvPaths.studio(id),
};

export const letterKeeper: Keeper<LetterDocument> = {
  kind: "letter",
  schema: letterSchema,
  blank: { ...untitled, document: emptyLetter(nobody) },
  find: findLetterOwnedBy,
  save: saveLetter,
  keepApart: (apart) => keepApart("letter", apart),
  create: createLetter,
  pathOf: (id) => cvPaths.letter(id),
};
