import type { TypesetRefusal } from "#platform/typesetting/document.ts";
import { no, type Result } from "#rules/result.ts";
import type { Preview, PrintableCv, Printed } from "./printable.ts";

/** The CV as a tagged PDF, or all its pages as one SVG. */
export async function printCv(
  _cv: PrintableCv,
  _format: "pdf" | "svg",
): Promise<Result<Printed, TypesetRefusal>> {
  return no("broken");
}

/** The same pages to look at while typing. */
export async function previewCv(_cv: PrintableCv): Promise<Result<Preview, TypesetRefusal>> {
  return no("broken");
}

/** The first page as a PNG. */
export async function cvPicture(_cv: PrintableCv): Promise<Result<Uint8Array, TypesetRefusal>> {
  return no("broken");
}
