import { z } from "zod";
import { idField } from "#domain/forms/fields.ts";
import { isProduct } from "#rules/analytics/menu.ts";
import { rhythms } from "./rhythm.ts";

export const saveViewSchema = z.object({
  name: z.string().trim().min(1, "Give the view a name.").max(60, "Use 60 characters or fewer."),
  product: z.string().refine(isProduct, "Choose a page of figures."),
  months: z.string().default(""),
  by: z.string().default(""),
});

const view = idField("Choose a view.");

export const viewActionSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("delete"), view }),
    z.object({
      ...{ intent: z.literal("schedule"), view },
      every: z.enum(Object.keys(rhythms) as [keyof typeof rhythms], "Choose how often."),
    }),
    z.object({ intent: z.literal("stop"), view }),
    z.object({ intent: z.literal("send-now"), view }),
  ],
  "Choose what to do.",
);
