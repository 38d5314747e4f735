import type { z } from "zod";
import { cvSchema, letterSchema } from "#domain/cvs/document/cv.schema.ts";
import type { CvKind, StateOf } from "#domain/cvs/document/cv.ts";
import { findCvOwnedBy, findLetterOwnedBy } from "#domain/cvs/document/cvs.queries.server.ts";
import type { CvRefusal } from "#domain/cvs/document/refusals.ts";
import {
  createCv,
  createLetter,
  type NewDocument,
  type SaveDocument,
  saveCv,
  saveLetter,
} from "#domain/cvs/document/save-cv.server.ts";
import type { SaveOutcome } from "#domain/drafts/save-draft.server.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import type { Result } from "#rules/result.ts";

type Found<Document> = StateOf<Document> & { revision: number };
type Outcome<Document> = SaveOutcome<StateOf<Document>>;

/** How documents of one kind are read, saved and found: CVs and letters alike. */
export type DocumentKind<Document> = {
  kind: CvKind;
  schema: z.ZodType<Document>;
  find: (ownerId: string, id: string) => Promise<Found<Document> | null>;
  save: (save: SaveDocument<Document>) => Promise<Result<Outcome<Document>, CvRefusal>>;
  create: (made: NewDocument<Document>) => Promise<Result<{ id: string }, CvRefusal>>;
};

export const cvKind: DocumentKind<CvDocument> = {
  kind: "cv",
  schema: cvSchema,
  find: findCvOwnedBy,
  save: saveCv,
  create: createCv,
};

export const letterKind: DocumentKind<LetterDocument> = {
  kind: "letter",
  schema: letterSchema,
  find: findLetterOwnedBy,
  save: saveLetter,
  create: createLetter,
};
