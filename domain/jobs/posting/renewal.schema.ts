import { z } from "zod";
import { jobSchema } from "./job.schema.ts";

/** Until when an advert is live from now on. Without a day it would lose the one it has. */
export const renewalSchema = z.object({
  closesOn: jobSchema.shape.closesOn
    .refine((day) => day !== null, "Choose the new closing day.")
    .transform((day) => day ?? ""),
  closesTime: jobSchema.shape.closesTime,
  closesZone: jobSchema.shape.closesZone,
});
