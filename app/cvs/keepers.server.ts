import type { z } from "zod";
import type { CvKind, StateOf } from "#domain/cvs/cv.ts";
import { cvPaths } from "#domain/cvs/cv-paths.ts";
import { findCvOwnedBy, findLetterOwnedBy } from "#domain/cvs/cvs.queries.server.ts";
import { cvSchema, letterSchema } from "#domain/cvs/document/cv.schema.ts";
import {
  type Aside,
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
  aside?: Aside<Document>;
  now: Date;
};

/** How documents of one kind are read, kept and found: CVs and letters are kept alike. */
export type Keeper<Document> = {
  kind: CvKind;
  schema: z.ZodType<Document>;
  find: (ownerId: string, id: string) => Promise<StateOf<Document> | null>;
  save: (save: Save<Document>) => Promise<Result<SaveOutcome<Document>, CvRefusal>>;
  create: (made: NewDocument<Document>) => Promise<Result<{ id: string }, CvRefusal>>;
  pathOf: (id: string) => string;
};

export const cvKeeper: Keeper<CvDocument> = {
  kind: "cv",
  schema: cvSchema,
  find: findCvOwnedBy,
  save: saveCv,
  create: createCv,
  pathOf: (id) => cvPaths.studio(id),
};

export const letterKeeper: Keeper<LetterDocument> = {
  kind: "letter",
  schema: letterSchema,
  find: findLetterOwnedBy,
  save: saveLetter,
  create: createLetter,
  pathOf: (id) => cvPaths.letter(id),
};
