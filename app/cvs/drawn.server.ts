import { data } from "react-router";
import { previewCv, printCv } from "#domain/cvs/print/print-cv.server.ts";
import { previewLetter } from "#domain/cvs/print/print-letter.server.ts";
import type { Preview, PrintableCv, PrintableLetter } from "#domain/cvs/print/printable.ts";
import { type ReadBack, readBack } from "#domain/cvs/print/read-back.server.ts";
import { typesetSentences } from "#domain/cvs/typeset-words.ts";

/** One page as a picture. Its address names the revision, so a browser may keep it for a while. */
export function pageAnswer(preview: Preview, pageNumber: string | undefined): Response {
  const svg = preview.pages[Number(pageNumber) - 1];
  if (svg === undefined) throw data("There is no such page.", { status: 404 });
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "private, max-age=600",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
    },
  });
}

/** The pages of a CV; a document that cannot be set says so in the place of its pages. */
export async function pagesOf(cv: PrintableCv): Promise<Preview> {
  const drawn = await previewCv(cv);
  if (!drawn.ok) throw data(typesetSentences[drawn.error], { status: 503 });
  return drawn.value;
}

export async function letterPagesOf(letter: PrintableLetter): Promise<Preview> {
  const drawn = await previewLetter(letter);
  if (!drawn.ok) throw data(typesetSentences[drawn.error], { status: 503 });
  return drawn.value;
}

/** Null where the PDF cannot be made now: the page then goes without. */
export async function readBackOf(cv: PrintableCv): Promise<ReadBack | null> {
  const printed = await printCv(cv, "pdf");
  return printed.ok ? readBack(printed.value.bytes, cv) : null;
}
