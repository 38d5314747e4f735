import { data } from "react-router";
import { drawingCache } from "#domain/cvs/print/drawing-cache.server.ts";
import { pictureTurns } from "#domain/cvs/print/drawing-turns.server.ts";
import { previewCv, readPrintedCv } from "#domain/cvs/print/print-cv.server.ts";
import { previewLetter } from "#domain/cvs/print/print-letter.server.ts";
import type {
  Preview,
  PrintableCv,
  PrintableLetter,
  PrintRefusal,
} from "#domain/cvs/print/printable.ts";
import { type ReadBack, readBack } from "#domain/cvs/print/read-back.server.ts";
import { typesetSentences } from "#domain/cvs/print/typeset-messages.ts";
import type { Result } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";

type Drawn = Result<Preview, PrintRefusal>;

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;
/** A refusal, and what the memory needs to hold it. */
const SMALL = 500;

const rememberedPages = drawingCache<Drawn>({
  maxBytes: 48 * MEGABYTE,
  bytesOf: (drawn) =>
    drawn.ok ? drawn.value.pages.reduce((sum, page) => sum + page.length, 0) : SMALL,
  maxAgeMs: (drawn) => (drawn.ok ? 5 * MINUTE_MS : refusalMaxAgeMs(drawn.error)),
});

const rememberedReadBacks = drawingCache<ReadBack | null>({
  maxBytes: 4 * MEGABYTE,
  bytesOf: (read) => JSON.stringify(read).length,
  maxAgeMs: (read) => (read ? 5 * MINUTE_MS : 0),
});

/** One page as a picture. Its address names the revision, so a browser may keep it for a while. */
export function pageAnswer(preview: Preview, pageNumber: string | undefined): Response {
  return pictureAnswer(preview, pageNumber, "private, max-age=600");
}

/** Of a link: once it has ended nothing of it stays in a browser that others use, too. */
export function sharedPageAnswer(preview: Preview, pageNumber: string | undefined): Response {
  return pictureAnswer(preview, pageNumber, "no-store");
}

function pictureAnswer(preview: Preview, pageNumber: string | undefined, kept: string): Response {
  const svg = preview.pages[rowNumber(pageNumber) - 1];
  if (svg === undefined) throw data("There is no such page.", { status: 404 });
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": kept,
      "x-robots-tag": "noindex",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
    },
  });
}

/** The pages of a CV; a document that cannot be set says so in the place of its pages. */
export async function pagesOf(cv: PrintableCv): Promise<Preview> {
  return orSaid(await rememberedPages(printedPart(cv), () => previewCv(cv)));
}

/** Of the same drawing; null where it cannot be drawn now. */
export async function pageCountOf(cv: PrintableCv): Promise<number | null> {
  const drawn = await rememberedPages(printedPart(cv), () => previewCv(cv));
  return drawn.ok ? drawn.value.pages.length : null;
}

export async function letterPagesOf(letter: PrintableLetter): Promise<Preview> {
  const { letter: document, look } = letter;
  return orSaid(await rememberedPages({ document, look }, () => previewLetter(letter)));
}

/** Draws one at a time for each `requester` (a person or a shared link), because one may ask for many. */
export async function drawOneAtATime<Value>(
  requester: string,
  draw: () => Promise<Value>,
): Promise<Value> {
  const drawn = await pictureTurns.run(requester, draw);
  if (!drawn.ok)
    throw data(typesetSentences.busy, { status: 429, headers: { "retry-after": "5" } });
  return drawn.value;
}

/** Null where the PDF cannot be made now: the page then goes without. */
export function readBackOf(cv: PrintableCv): Promise<ReadBack | null> {
  return rememberedReadBacks(printedPart(cv), async () => {
    const read = await readPrintedCv(cv);
    return read.ok ? readBack(read.value, cv) : null;
  });
}

/** All that is drawn. The title is not, and changing it draws nothing. */
function printedPart({ document, look, photo, rightToWorkWords }: PrintableCv) {
  return { document, look, photo, rightToWorkWords };
}

/** A document that took all its time would take it again for every picture of it. */
function refusalMaxAgeMs(why: PrintRefusal): number {
  return why === "too-slow" || why === "too-big" ? MINUTE_MS / 2 : 0;
}

function orSaid(drawn: Drawn): Preview {
  if (!drawn.ok) throw data(typesetSentences[drawn.error], { status: 503 });
  return drawn.value;
}
