import type { TypesetRefusal } from "#platform/typesetting/document.ts";
import { no, type Result } from "#rules/result.ts";
import type { Preview, PrintableLetter, Printed } from "./printable.ts";

/** The letter as a tagged PDF, or all its pages as one SVG. */
export async function printLetter(
  _letter: PrintableLetter,
  _format: "pdf" | "svg",
): Promise<Result<Printed, TypesetRefusal>> {
  return no("broken");
}

export async function previewLetter(
  _letter: PrintableLetter,
): Promise<Result<Preview, TypesetRefusal>> {
  return no("broken");
}
