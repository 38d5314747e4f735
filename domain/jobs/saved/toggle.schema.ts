import { z } from "zod";
import type { Role } from "#rules/access/visitor.ts";
import { jobIdField } from "./saved.schema.ts";

export const toggleSchema = z.object({
  job: jobIdField,
  want: z.enum(["saved", "removed"]),
  /** Where the button stood. */
  back: z.string().max(2000).optional().default(""),
});

const savers: readonly Role[] = ["student", "alumni", "ambassador", "predeparture_student"];

/** Who has a list of saved jobs: those who look for work themselves. */
export function maySaveJobs({ role }: { role: Role }): boolean {
  return savers.includes(role);
}
