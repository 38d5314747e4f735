import { drawOneAtATime } from "#app/compose/cvs/drawn.server.ts";
import { printableLetter, printableOf } from "#app/compose/cvs/own-cv.server.ts";
import type { DocumentKind } from "#domain/applications/application.ts";
import { storeDocument } from "#domain/applications/store-document.server.ts";
import { printCv } from "#domain/cvs/print/print-cv.server.ts";
import { printLetter } from "#domain/cvs/print/print-letter.server.ts";
import type { PrintRefusal } from "#domain/cvs/print/printable.ts";
import { fileName } from "#domain/cvs/studio/file-name.ts";
import { ok, type Result } from "#rules/result.ts";
import type { ReadApplication } from "./read-application.server.ts";

export type MadeDocument = {
  kind: DocumentKind;
  fileName: string;
  file: Awaited<ReturnType<typeof storeDocument>>;
};

/** The chosen versions as PDFs, made now and stored: what is typed afterwards is not in them. */
export async function frozenDocuments(
  ownerId: string,
  { cv, letter }: ReadApplication,
): Promise<Result<MadeDocument[], PrintRefusal>> {
  const printable = await printableOf(cv, ownerId);
  const printedCv = await drawOneAtATime(ownerId, () => printCv(printable, "pdf"));
  if (!printedCv.ok) return printedCv;
  const named = { person: cv.document.basics.name, ending: "pdf" };
  const made = [await stored("cv", fileName({ ...named, what: "CV" }), printedCv.value.bytes)];
  if (!letter) return ok(made);
  const printedLetter = await drawOneAtATime(ownerId, () =>
    printLetter(printableLetter(letter), "pdf"),
  );
  if (!printedLetter.ok) return printedLetter;
  const letterName = fileName({ ...named, what: "letter" });
  return ok([...made, await stored("letter", letterName, printedLetter.value.bytes)]);
}

async function stored(kind: DocumentKind, name: string, bytes: Uint8Array): Promise<MadeDocument> {
  return { kind, fileName: name, file: await storeDocument(bytes) };
}
