import type { Finding } from "#rules/cv-check/finding.ts";

/** Tells two findings apart, on a page and through a form. */
export function keyOfFinding({ code, at, evidence }: Finding): string {
  return [code, at.section, at.entryId, at.field, at.line, evidence].join("|");
}
