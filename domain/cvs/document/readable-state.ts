import type { z } from "zod";
import { isList, isRecord, type Json, keyOf } from "#domain/drafts/json.ts";
import { lookSchema, titleSchema } from "./cv.schema.ts";
import type { StateOf } from "./cv.ts";

type Steps = readonly PropertyKey[];
/** `path` from the whole state, as numbers and names. */
export type StateFault = { path: Steps; sentence: string };

export type ReadState<Document> =
  | { ok: true; value: StateOf<Document>; faults: readonly StateFault[] }
  | { ok: false; faults: readonly StateFault[] };

/** Each is fixed by a copy of the way to it; no hand makes more of them in one sitting. */
const MAX_FAULTS = 50;

/**
 * A state as a browser sends it, read strictly. A field that cannot be read keeps the words it has
 * in `former`, or stays empty, and is named among the faults: one mistake must not stop the rest
 * from being kept. Not ok where even that cannot be read.
 */
export function readState<Document>(
  schema: z.ZodType<Document>,
  sent: unknown,
  former: StateOf<Document> | null,
): ReadState<Document> {
  const read = readStrictly(schema, sent);
  if (read.ok) return { ...read, faults: [] };
  if (read.faults.length > MAX_FAULTS) {
    return { ok: false, faults: read.faults.slice(0, MAX_FAULTS) };
  }
  const mended = read.faults.reduce(
    (state, { path }) => withFormer(state, former as Json, path),
    sent as Json,
  );
  const again = readStrictly(schema, mended);
  return again.ok ? { ...again, faults: read.faults } : read;
}

type Strictly<Document> =
  | { ok: true; value: StateOf<Document> }
  | { ok: false; faults: StateFault[] };

function readStrictly<Document>(schema: z.ZodType<Document>, sent: unknown): Strictly<Document> {
  const { title, look, document } = (sent ?? {}) as Partial<Record<string, unknown>>;
  const reads = {
    title: titleSchema.safeParse(title),
    look: lookSchema.safeParse(look),
    document: schema.safeParse(document),
  };
  if (reads.title.success && reads.look.success && reads.document.success) {
    const value = {
      title: reads.title.data,
      look: reads.look.data,
      document: reads.document.data,
    };
    return { ok: true, value };
  }
  const faults = Object.entries(reads).flatMap(([name, { error }]) =>
    (error?.issues ?? []).map(({ path, message }) => ({
      path: [name, ...path],
      sentence: message,
    })),
  );
  return { ok: false, faults };
}

/** One value put back as it was; an entry is found again by its id, wherever it stood. */
function withFormer(sent: Json, former: Json | undefined, [step, ...rest]: Steps): Json {
  // Only single values and lists: a whole entry, or a whole document, is not taken back unseen.
  if (step === undefined && isRecord(sent)) return sent;
  if (step === undefined) return former === undefined || former === null ? emptyOf(sent) : former;
  if (isList(sent) && typeof step === "number") {
    const item = sent[step];
    if (item === undefined) return sent;
    return sent.with(step, withFormer(item, sameIn(former, item, step), rest));
  }
  if (!isRecord(sent) || !Object.hasOwn(sent, String(step))) return sent;
  const name = String(step);
  const before = isRecord(former) ? former[name] : undefined;
  return { ...sent, [name]: withFormer(sent[name]!, before, rest) };
}

function sameIn(former: Json | undefined, item: Json, place: number): Json | undefined {
  if (!isList(former)) return undefined;
  const key = keyOf(item);
  return key === undefined ? former[place] : former.find((each) => keyOf(each) === key);
}

function emptyOf(value: Json): Json {
  if (typeof value === "string") return "";
  return isList(value) ? [] : value;
}
