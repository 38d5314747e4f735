import type { ProgrammeLevel } from "./tables.ts";

/** What somebody tells us. Null is "not said", never "no". */
export type PgwpStudent = {
  level: ProgrammeLevel | null;
  programmeMonths: number | null;
  /** Only for programmes in Québec that are measured in hours. */
  quebecHours: number | null;
  /** Listed as eligible for this permit; or a private college that teaches a public one's programme. */
  school: "eligible" | "curriculum-licence" | "not-eligible" | null;
  /** The day of the completion letter or final transcript; may lie ahead. */
  completedOn: string | null;
  studyPermitEndsOn: string | null;
  studyPermitAsked: "before-the-rule" | "under-the-rule" | null;
  /** The weakest of four abilities. */
  clb: number | null;
  isFieldListed: boolean | null;
  passportEndsOn: string | null;
};
