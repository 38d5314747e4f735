import { z } from "zod";
import { idField } from "#domain/forms/fields.ts";

export const followSchema = z.object({ want: z.enum(["follow", "stop"]) });

export const stopFollowingSchema = z.object({
  employer: idField("That employer could not be read. Load the page again."),
});
