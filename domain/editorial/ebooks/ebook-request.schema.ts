import { z } from "zod";
import { emailField, tickField } from "#domain/forms/fields.ts";
import { type TrapInput, trapFields } from "#domain/forms/form-trap.ts";

export const ebookRequestSchema = z.object({
  email: emailField,
  news: tickField,
  ...trapFields,
});

export type EbookRequestInput = Omit<z.output<typeof ebookRequestSchema>, keyof TrapInput>;
