import { data } from "react-router";
import { memberOf } from "#app/member.server.ts";
import type { Cv, Letter } from "#domain/cvs/document/cv.ts";
import { withoutHiddenSections } from "#domain/cvs/exchange/as-shown.ts";
import { toJsonResume } from "#domain/cvs/exchange/to-json-resume.ts";
import { cvDocx } from "#domain/cvs/print/cv-docx.server.ts";
import { cvMarkdown } from "#domain/cvs/print/cv-markdown.ts";
import { cvText } from "#domain/cvs/print/cv-text.ts";
import { letterDocx } from "#domain/cvs/print/letter-docx.server.ts";
import { letterMarkdown } from "#domain/cvs/print/letter-markdown.ts";
import { letterText } from "#domain/cvs/print/letter-text.ts";
import { cvPicture, printCv } from "#domain/cvs/print/print-cv.server.ts";
import { letterPicture, printLetter } from "#domain/cvs/print/print-letter.server.ts";
import type { PrintableCv, PrintableLetter } from "#domain/cvs/print/printable.ts";
import { typesetSentences } from "#domain/cvs/print/typeset-messages.ts";
import { noteDownload } from "#domain/cvs/sharing/note-download.server.ts";
import { attachmentOf, type FileNaming } from "#domain/cvs/studio/file-name.ts";
import { findVersion } from "#domain/cvs/versions/versions.server.ts";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { rowNumber } from "#rules/row-number.ts";
import { drawOneAtATime } from "./drawn.server.ts";
import {
  type CvRequest,
  missing,
  ownDocument,
  printableLetter,
  printableOf,
} from "./own-cv.server.ts";

type Made = { ok: true; value: BodyInit } | { ok: false; error: keyof typeof typesetSentences };
type Format<Printable> = {
  type: string;
  ending?: string;
  /** Beside what it is, where two files of one document would have one name. */
  also?: string;
  make: (printable: Printable) => Promise<Made>;
};
type Formats<Printable> = Readonly<Record<string, Format<Printable>>>;

const types = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
} as const;

const cvFormats: Formats<PrintableCv> = {
  pdf: { type: types.pdf, make: async (cv) => printedBytes(await printCv(cv, "pdf")) },
  docx: { type: types.docx, make: async (cv) => bytes(await cvDocx(cv)) },
  txt: { type: types.txt, make: async (cv) => text(cvText(cv)) },
  md: { type: types.md, make: async (cv) => text(cvMarkdown(cv)) },
  json: { type: types.json, also: "everything", make: async (cv) => text(jsonResume(cv.document)) },
  "json-shown": {
    type: types.json,
    ending: "json",
    make: async (cv) => text(jsonResume(withoutHiddenSections(cv))),
  },
  png: { type: types.png, make: async (cv) => pictureBytes(await cvPicture(cv)) },
};

const letterFormats: Formats<PrintableLetter> = {
  pdf: { type: types.pdf, make: async (letter) => printedBytes(await printLetter(letter, "pdf")) },
  docx: { type: types.docx, make: async (letter) => bytes(await letterDocx(letter)) },
  txt: { type: types.txt, make: async (letter) => text(letterText(letter)) },
  md: { type: types.md, make: async (letter) => text(letterMarkdown(letter)) },
  png: { type: types.png, make: async (letter) => pictureBytes(await letterPicture(letter)) },
};

/** What goes to somebody. The others are for oneself: "everything", and a picture of the page. */
const sentAs: readonly string[] = ["pdf", "docx", "txt", "md"];

/** A document of one's own as a file, as it stands or as a version stood. */
export async function answerFile(asked: CvRequest): Promise<Response> {
  const name = asked.params?.format ?? "";
  const { id } = memberOf(asked.context);
  const current = await ownDocument(asked);
  const version = new URL(asked.request.url).searchParams.get("version");
  const found =
    version === null
      ? current
      : ((await findVersion({ ownerId: id, cvId: current.id, number: rowNumber(version) })) ??
        missing());
  const file = await fileOf(found, name, id);
  const { revision } = found;
  // Not before it is made: what was never handed over was not downloaded.
  if (sentAs.includes(name))
    await noteDownload({ ownerId: id, cvId: current.id, revision, now: new Date() });
  return file;
}

async function fileOf(found: Cv | Letter, name: string, ownerId: string): Promise<Response> {
  if (found.kind === "letter") {
    return drawOneAtATime(ownerId, () => letterFile(printableLetter(found), name));
  }
  const printable = await printableOf(found, ownerId);
  return drawOneAtATime(ownerId, () => cvFile(printable, name));
}

/** Also for shared links: the file is the same, and is never named by its owner's private title. */
export function letterFile(letter: PrintableLetter, name: string): Promise<Response> {
  const { name: person } = letter.letter.sender;
  return fileIn(letterFormats, name, { printable: letter, person, what: "letter" });
}

export function cvFile(cv: PrintableCv, name: string): Promise<Response> {
  const { name: person } = cv.document.basics;
  const what = marketProfiles[cv.look.market].called;
  return fileIn(cvFormats, name, { printable: cv, person, what });
}

type Of<Printable> = { printable: Printable; person: string; what: string };

async function fileIn<Printable>(
  formats: Formats<Printable>,
  name: string,
  { printable, person, what }: Of<Printable>,
): Promise<Response> {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format) return missing("There is no such file.");
  const named = {
    person,
    what: [what, format.also].filter(Boolean).join(" "),
    ending: format.ending ?? name,
  };
  return fileAnswer(await format.make(printable), format.type, named);
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

function printedBytes(printed: Printing): Made {
  return printed.ok ? bytes(printed.value.bytes) : printed;
}

function pictureBytes(made: Awaited<ReturnType<typeof cvPicture>>): Made {
  return made.ok ? bytes(made.value) : made;
}

function bytes(value: Uint8Array): Made {
  return { ok: true, value: Uint8Array.from(value) };
}

function jsonResume(document: CvDocument): string {
  return `${JSON.stringify(toJsonResume(document), null, 2)}\n`;
}

function text(value: string): Made {
  return { ok: true, value };
}
