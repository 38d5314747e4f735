import { data } from "react-router";
import { memberOf } from "#app/member.server.ts";
import type { Cv, Letter } from "#domain/cvs/cv.ts";
import { attachmentOf, type FileNaming } from "#domain/cvs/editing/file-name.ts";
import { asShown } from "#domain/cvs/exchange/as-shown.ts";
import { toJsonResume } from "#domain/cvs/exchange/to-json-resume.ts";
import { noteDownload } from "#domain/cvs/note-download.server.ts";
import { cvDocx } from "#domain/cvs/print/cv-docx.server.ts";
import { cvMarkdown } from "#domain/cvs/print/cv-markdown.ts";
import { cvText } from "#domain/cvs/print/cv-text.ts";
import { cvPicture, printCv } from "#domain/cvs/print/print-cv.server.ts";
import { printLetter } from "#domain/cvs/print/print-letter.server.ts";
import type { PrintableCv, PrintableLetter } from "#domain/cvs/print/printable.ts";
import { typesetSentences } from "#domain/cvs/typeset-words.ts";
import { findVersion } from "#domain/cvs/versions.server.ts";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { inTurn } from "./drawn.server.ts";
import {
  type CvRequest,
  missing,
  ownDocument,
  printableLetter,
  printableOf,
} from "./own-cv.server.ts";

type Made = { ok: true; value: BodyInit } | { ok: false; error: keyof typeof typesetSentences };
type Format = { type: string; ending?: string; make: (cv: PrintableCv) => Promise<Made> };

const formats: Readonly<Record<string, Format>> = {
  pdf: { type: "application/pdf", make: async (cv) => bytesOf(await printCv(cv, "pdf")) },
  docx: {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    make: async (cv) => ({ ok: true, value: Uint8Array.from(await cvDocx(cv)) }),
  },
  txt: { type: "text/plain; charset=utf-8", make: async (cv) => text(cvText(cv)) },
  md: { type: "text/markdown; charset=utf-8", make: async (cv) => text(cvMarkdown(cv)) },
  json: {
    type: "application/json; charset=utf-8",
    make: async (cv) => text(jsonResume(cv.document)),
  },
  "json-shown": {
    type: "application/json; charset=utf-8",
    ending: "json",
    make: async (cv) => text(jsonResume(asShown(cv))),
  },
  png: {
    type: "image/png",
    make: async (cv) => {
      const made = await cvPicture(cv);
      return made.ok ? { ok: true, value: Uint8Array.from(made.value) } : made;
    },
  },
};

/** A document of one's own as a file, as it stands or as a version stood. */
export async function answerFile(asked: CvRequest): Promise<Response> {
  const name = asked.params?.format ?? "";
  const { id } = memberOf(asked.context);
  const current = await ownDocument(asked);
  const version = new URL(asked.request.url).searchParams.get("version");
  const found =
    version === null
      ? current
      : ((await findVersion({ ownerId: id, cvId: current.id, number: Number(version) || 0 })) ??
        missing());
  const file = await fileOf(found, name, id);
  const { revision } = found;
  // Not before it is made: what was never handed over was not downloaded.
  await noteDownload({ ownerId: id, cvId: current.id, revision, now: new Date() });
  return file;
}

async function fileOf(found: Cv | Letter, name: string, ownerId: string): Promise<Response> {
  if (found.kind === "letter") {
    if (name !== "pdf") return missing("There is no such file.");
    return inTurn(ownerId, () => letterFile(printableLetter(found)));
  }
  const printable = await printableOf(found, ownerId);
  return inTurn(ownerId, () => cvFile(printable, name));
}

/** Also for shared links: the file is the same, and is never named by its owner's private title. */
export async function letterFile(letter: PrintableLetter): Promise<Response> {
  const made = bytesOf(await printLetter(letter, "pdf"));
  return fileAnswer(made, "application/pdf", {
    person: letter.letter.sender.name,
    what: "letter",
    ending: "pdf",
  });
}

export async function cvFile(cv: PrintableCv, name: string): Promise<Response> {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format) return missing("There is no such file.");
  const what = marketProfiles[cv.look.market].called;
  const named = { person: cv.document.basics.name, what, ending: format.ending ?? name };
  return fileAnswer(await format.make(cv), format.type, named);
}

function fileAnswer(made: Made, type: string, named: FileNaming): Response {
  if (!made.ok) throw data(typesetSentences[made.error], { status: 503 });
  return new Response(made.value, {
    headers: {
      "content-type": type,
      "content-disposition": attachmentOf(named),
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}

type Printing =
  | { ok: true; value: { bytes: Uint8Array } }
  | { ok: false; error: keyof typeof typesetSentences };

function bytesOf(printed: Printing): Made {
  return printed.ok ? { ok: true, value: Uint8Array.from(printed.value.bytes) } : printed;
}

function jsonResume(document: CvDocument): string {
  return `${JSON.stringify(toJsonResume(document), null, 2)}\n`;
}

function text(value: string): Made {
  return { ok: true, value };
}
