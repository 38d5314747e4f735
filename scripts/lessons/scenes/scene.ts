import { z } from "zod";

const words = z.string().min(1);

/** What a scene can be. Each says the essential in a few words; the voice says the rest. */
export const sceneSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("title"), title: words, sub: words.optional() }),
  z.strictObject({ kind: z.literal("end"), title: words, sub: words.optional() }),
  z.strictObject({ kind: z.literal("list"), title: words, items: z.array(words).min(2).max(5) }),
  z.strictObject({
    kind: z.literal("stops"),
    title: words,
    stops: z.array(z.strictObject({ label: words, note: words.optional() })).min(2).max(5),
  }),
  z.strictObject({
    kind: z.literal("bar"),
    title: words,
    max: z.number(),
    marks: z.array(z.strictObject({ value: z.number(), label: words })).min(1).max(2),
    offer: z.strictObject({ value: z.number(), label: words }).optional(),
  }),
  z.strictObject({ kind: z.literal("compare"), title: words, no: words, yes: words }),
  z.strictObject({
    kind: z.literal("message"),
    title: words,
    lines: z.array(z.strictObject({ tag: words, text: words })).min(2).max(4),
  }),
  z.strictObject({
    kind: z.literal("number"),
    value: z.number(),
    before: z.string().default(""),
    after: z.string().default(""),
    label: words,
    note: words.optional(),
  }),
  z.strictObject({
    kind: z.literal("page"),
    title: words,
    zones: z.array(z.strictObject({ label: words, rows: z.number().min(1).max(5) })).min(2).max(5),
  }),
  z.strictObject({
    kind: z.literal("gates"),
    title: words,
    gates: z
      .array(z.strictObject({ label: words, state: z.enum(["open", "shut", "ask"]) }))
      .min(2)
      .max(4),
  }),
  z.strictObject({
    kind: z.literal("week"),
    title: words,
    limit: z.number(),
    hours: z.array(z.number()).length(7),
    note: words.optional(),
  }),
  z.strictObject({
    kind: z.literal("span"),
    title: words,
    total: z.number(),
    unit: words,
    parts: z
      .array(
        z.strictObject({ length: z.number(), label: words, tone: z.enum(["used", "left", "here"]) }),
      )
      .min(1)
      .max(3),
  }),
  z.strictObject({
    kind: z.literal("talk"),
    title: words,
    lines: z.array(z.strictObject({ who: z.enum(["you", "them"]), text: words })).min(1).max(3),
  }),
  z.strictObject({
    kind: z.literal("slip"),
    title: words,
    name: words,
    rows: z
      .array(z.strictObject({ label: words, value: words, mark: z.boolean().default(false) }))
      .min(2)
      .max(5),
  }),
]);

export type Scene = z.infer<typeof sceneSchema>;
export type SceneOf<Kind extends Scene["kind"]> = Extract<Scene, { kind: Kind }>;

/** How far a scene has come: 0 to 1 for its entrance, and for each part that `[+]` shows. */
export type Progress = { enter: number; steps: number[] };

export function step(progress: Progress, index: number): number {
  return progress.steps[index] ?? 0;
}

/** The part that was shown last. */
export function latest(progress: Progress): number {
  return progress.steps.findLastIndex((value) => value > 0);
}

/** How many `[+]` a scene's words need. A test holds every script to it. */
export function partsOf(scene: Scene): number {
  switch (scene.kind) {
    case "title":
    case "end":
    case "number":
      return 0;
    case "list":
      return scene.items.length;
    case "stops":
      return scene.stops.length;
    case "bar":
      return scene.marks.length + (scene.offer ? 1 : 0);
    case "compare":
      return 2;
    case "message":
    case "talk":
      return scene.lines.length;
    case "page":
      return scene.zones.length;
    case "gates":
      return scene.gates.length;
    case "week":
      return 1;
    case "span":
      return scene.parts.length;
    case "slip":
      return scene.rows.filter(({ mark }) => mark).length;
  }
}
