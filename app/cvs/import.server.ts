import { data, redirect } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { cvPaths } from "#domain/cvs/cv-paths.ts";
import { cvSchema, titleSchema } from "#domain/cvs/document/cv.schema.ts";
import { firstLook } from "#domain/cvs/document/empty-document.ts";
import { readDocument } from "#domain/cvs/document/read-document.ts";
import { readCvFile } from "#domain/cvs/exchange/read-cv-file.server.ts";
import { createCv } from "#domain/cvs/keep-cv.server.ts";
import { cvRefusals } from "#domain/cvs/refusals.ts";
import { type CvDocument, markets } from "#rules/cv/cv-document.ts";
import type { CvRequest } from "./own-cv.server.ts";

/** As the server's limit on bodies says for this address. */
const LARGEST_BYTES = 8 * 1024 * 1024;

type ImportAnswer =
  | { kind: "no"; sentence: string }
  | {
      kind: "review";
      name: string;
      document: CvDocument;
      unread: readonly string[];
      sentence?: string;
    };

/** A file is read and shown first; only what its owner keeps becomes a CV. */
export async function answerImport({ request, context }: CvRequest) {
  const fields = await request.formData();
  if (fields.get("intent") === "keep") return keep(fields, memberOf(context).id);
  const file = fields.get("file");
  if (!(file instanceof File) || file.size === 0) return no("Choose a file first.");
  if (file.size > LARGEST_BYTES) return no("Choose a file of 8 MB or less.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await readCvFile({ name: file.name, bytes });
  if (!read.ok) {
    const { path, sentence } = read.error;
    return no(path ? `${sentence} (${path})` : sentence);
  }
  const answer: ImportAnswer = { kind: "review", name: file.name, ...read.value };
  return data(answer);
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
  const made = await createCv({
    ownerId,
    title: title.ok ? title.value : "My CV",
    look: firstLook(market),
    document: document.value,
    now: new Date(),
  });
  return made.ok ? redirect(cvPaths.studio(made.value.id)) : no(cvRefusals[made.error]);
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
