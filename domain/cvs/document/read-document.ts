import type { z } from "zod";

/** `path` as its owner could find it: "work[1].startDate". */
export type DocumentFault = { path: string; sentence: string };

export type ReadDocument<Document> =
  | { ok: true; value: Document }
  | { ok: false; faults: readonly DocumentFault[] };

/** What was posted as a document of ours, or where it is none. */
export function readDocument<Document>(
  schema: z.ZodType<Document>,
  posted: unknown,
): ReadDocument<Document> {
  const read = schema.safeParse(posted);
  if (read.success) return { ok: true, value: read.data };
  return {
    ok: false,
    faults: read.error.issues.map(({ path, message }) => ({
      path: pathWords(path),
      sentence: message,
    })),
  };
}

function pathWords(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "");
}
