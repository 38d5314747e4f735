import { z } from "zod";
import { emailField, tickField } from "#domain/forms/fields.ts";

export const ebookRequestSchema = z.object({
  email: emailField,
  news: tickField,
  /** A trap: people do not see it, programs that fill in every field do. */
  website: z.string().max(2000).optional(),
});

export type EbookRequestInput = z.output<typeof ebookRequestSchema>;
