import type { PagesOrder, TypesetRefusal } from "#platform/typesetting/document.ts";
import { pictureOf } from "#platform/typesetting/picture.server.ts";
import { typeset, typesetFinished, typesetPages } from "#platform/typesetting/typeset.server.ts";
import { ok, type Result } from "#rules/result.ts";
import { drawable } from "./drawable.server.ts";
import { letterBlocks, letterTitle } from "./letter-blocks.ts";
import { overflowOf } from "./overflow.ts";
import { PICTURE_WIDTH, PREVIEW_LIMITS } from "./preview-limits.ts";
import { facesOf, languageParts, lookData } from "./print-data.ts";
import type { Preview, PrintableLetter, Printed } from "./printable.ts";

/** Nobody reads the second page of a letter. */
const MAX_PAGES = 1;

/** The letter as a tagged PDF, or all its pages as one SVG. */
export async function printLetter(
  letter: PrintableLetter,
  format: "pdf" | "svg",
): Promise<Result<Printed, TypesetRefusal>> {
  if (format === "pdf") return typesetFinished(orderOf(letter));
  const set = await typeset({ ...orderOf(letter), format });
  if (!set.ok) return set;
  const pages = Buffer.from(set.value).toString("latin1").split('class="typst-page"').length - 1;
  return ok({ bytes: set.value, pages });
}

export async function previewLetter(
  letter: PrintableLetter,
): Promise<Result<Preview, TypesetRefusal>> {
  const set = await typesetPages(orderOf(letter), PREVIEW_LIMITS);
  if (!set.ok) return set;
  const { pages, end } = set.value;
  return ok({ pages: [...pages], overflow: overflowOf(end, MAX_PAGES) });
}

/** The first page as a PNG. */
export async function letterPicture(
  letter: PrintableLetter,
): Promise<Result<Uint8Array, TypesetRefusal>> {
  const set = await typesetPages(orderOf(letter));
  return set.ok ? ok(await pictureOf(set.value.pages[0] ?? "", PICTURE_WIDTH)) : set;
}

function orderOf(printable: PrintableLetter): PagesOrder {
  const { letter, look } = printable;
  const { contacts: _ways, ...blocks } = letterBlocks(printable);
  const data = {
    ...lookData(look),
    ...languageParts(letter.language),
    ...blocks,
    sender: letter.sender,
    title: letterTitle(printable),
    description: letter.recipient.organisation,
  };
  return { template: "#templates/letters/letter.typ", data: drawable(data), faces: facesOf(look) };
}
