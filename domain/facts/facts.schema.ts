import { z } from "zod";

const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)+$/);

/** A day, also where YAML read it as a date. */
const day = z.preprocess(
  (given) => (given instanceof Date ? given.toISOString().slice(0, 10) : given),
  z.iso.date(),
);

/** One row of `content/facts/*.yaml`. A fact that changes on a day has a row for each time. */
const factRow = z.strictObject({
  name,
  label: z.string().min(8).max(200),
  /** With `tool`, `{n}` stands for what the rule table holds; without, it is the whole fact. */
  value: z.string().min(1).max(300),
  unit: z.string().max(60).optional(),
  source: z.strictObject({ title: z.string().min(4).max(200), url: z.url() }),
  paragraph: z.string().max(120).optional(),
  inForceFrom: day,
  inForceTo: day.optional(),
  checkedOn: day,
  checkAgainBy: day,
  confidence: z.enum(["primary", "secondary", "weak"]).default("primary"),
  /** The rule table that holds the figure: `rules/file.ts#table[field=value].field`. */
  tool: z.string().max(200).optional(),
});

export const factsFile = z.strictObject({ facts: z.array(factRow) });

export type FactRow = z.output<typeof factRow>;
