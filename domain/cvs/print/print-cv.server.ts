import type { PagesOrder, TypesetRefusal } from "#platform/typesetting/document.ts";
import type { PdfReading } from "#platform/typesetting/pdf/read-pdf.ts";
import { pictureOf } from "#platform/typesetting/picture.server.ts";
import {
  typeset,
  typesetFinished,
  typesetPages,
  typesetReading,
} from "#platform/typesetting/typeset.server.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { ok, type Result } from "#rules/result.ts";
import { drawable } from "./drawable.server.ts";
import { overflowOf } from "./overflow.ts";
import { PICTURE_WIDTH, PREVIEW_LIMITS } from "./preview-limits.ts";
import { facesOf, hasPhoto, printData } from "./print-data.ts";
import type { Preview, PrintableCv, Printed } from "./printable.ts";

/** The CV as a tagged PDF, or all its pages as one SVG. */
export async function printCv(
  cv: PrintableCv,
  format: "pdf" | "svg",
): Promise<Result<Printed, TypesetRefusal>> {
  if (format === "pdf") return typesetFinished(orderOf(cv));
  const set = await typeset({ ...orderOf(cv), format });
  if (!set.ok) return set;
  const pages = Buffer.from(set.value).toString("latin1").split('class="typst-page"').length - 1;
  return ok({ bytes: set.value, pages });
}

/** What the PDF says to anyone who cannot see it. */
export function readPrintedCv(cv: PrintableCv): Promise<Result<PdfReading, TypesetRefusal>> {
  return typesetReading(orderOf(cv));
}

/** The same pages to look at while typing. */
export async function previewCv(cv: PrintableCv): Promise<Result<Preview, TypesetRefusal>> {
  const set = await typesetPages(orderOf(cv), PREVIEW_LIMITS);
  if (!set.ok) return set;
  const { pages, end } = set.value;
  return ok({ pages: [...pages], overflow: overflowOf(end, marketProfiles[cv.look.market].pages) });
}

/** The first page as a PNG. */
export async function cvPicture(cv: PrintableCv): Promise<Result<Uint8Array, TypesetRefusal>> {
  const set = await typesetPages(orderOf(cv));
  return set.ok ? ok(await pictureOf(set.value.pages[0] ?? "", PICTURE_WIDTH)) : set;
}

function orderOf(cv: PrintableCv): PagesOrder {
  return {
    template: `#templates/cvs/${cv.look.template}.typ`,
    data: drawable(printData(cv)),
    faces: facesOf(cv.look),
    files: cv.photo && hasPhoto(cv) ? { photo: cv.photo } : {},
  };
}
