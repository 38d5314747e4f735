import { addMonths } from "#rules/days.ts";
import type { RouteDatesRow } from "./tables.ts";
import type { Applicant } from "./verdict-types.ts";

/** Whether somebody's certificate of sponsorship is from before a list's end, and still usable. */
export type CertificateTime = "in-time" | "too-late" | "not-said";

/** One too old to apply with would be followed by a new one, which comes after the end (SW 1.2(d)). */
export function certificateTime(
  { certificateOn }: Applicant,
  { on, certificateBy }: { on: string; certificateBy: string | null },
  { certificateMonths }: RouteDatesRow,
): CertificateTime {
  if (!certificateOn || !certificateBy) return "not-said";
  const isUsable = on <= addMonths(certificateOn, certificateMonths);
  return certificateOn <= certificateBy && isUsable ? "in-time" : "too-late";
}
