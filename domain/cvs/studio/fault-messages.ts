import type { FieldErrors } from "#domain/drafts/save-answer.ts";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { lookSchema } from "../document/cv.schema.ts";
import type { CvKind, CvState } from "../document/cv.ts";
import { emptyCv, firstLook } from "../document/empty-document.ts";
import { placeAt } from "../document/place-at.ts";
import type { StateFault } from "../document/readable-state.ts";
import { fieldOfPath } from "./field-of-path.ts";
import { partTitle } from "./studio-parts.ts";

type Sent = { kind: CvKind; state: unknown; faults: readonly StateFault[] };

/** Sentences by the field they belong to; what belongs to none is said about the form. */
export function faultErrors({ kind, state, faults }: Sent): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, sentence } of faults) {
    errors[fieldAt(kind, state, path.map(String))] ??= sentence;
  }
  return errors;
}

/** "Experience: Enter a web address." Of a letter, which is one form, only the sentence. */
export function faultSentence({ kind, state, faults }: Sent): string {
  const [fault] = faults;
  if (!fault) return "Something in it could not be read.";
  const [root, ...path] = fault.path.map(String);
  if (kind === "letter" || root !== "document") return fault.sentence;
  const title = titleAt(readable(state), path);
  return title ? `${title}: ${fault.sentence}` : fault.sentence;
}

/** What is said where the rest was kept. */
export function partlySentence(sent: Sent): string {
  const count = Object.keys(faultErrors(sent)).length;
  return count > 1
    ? `Everything is saved except ${count} things. First: ${faultSentence(sent)}`
    : `Everything is saved except one thing. ${faultSentence(sent)}`;
}

function fieldAt(kind: CvKind, state: unknown, [root, ...path]: readonly string[]): string {
  if (root !== "document") return path.at(-1) ?? root ?? "form";
  if (path.length === 0) return "form";
  if (kind === "letter") return path[0] === "paragraphs" ? "body" : path.join(".");
  return fieldOfPath((state as Partial<CvState>).document, path.join("."));
}

/** As much of what was sent as names a part: it may have any shape at all. */
function readable(state: unknown): CvState {
  const { document, look } = recordOf(state);
  const { language, custom, sections } = recordOf(document);
  return {
    title: "",
    look: lookSchema.safeParse(look).data ?? firstLook("gb"),
    document: {
      ...emptyCv({ name: "", email: "" }),
      language: typeof language === "string" ? language : "",
      custom: recordsIn(custom) as CvDocument["custom"],
      sections: recordsIn(sections) as CvDocument["sections"],
    },
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** In their places, by which a path counts them. */
function recordsIn(value: unknown): object[] {
  return Array.isArray(value) ? value.map(recordOf) : [];
}

function titleAt({ document, look }: CvState, path: readonly string[]): string | undefined {
  const { section } = placeAt(["document", ...named(document, path)]);
  return partTitle(document, section, look.market);
}

/** A section of one's own is named by its id, not by its number. */
function named(document: CvDocument, path: readonly string[]): readonly string[] {
  const [name, at, ...rest] = path;
  const id = name === "custom" ? document.custom[Number(at)]?.id : undefined;
  return name && id ? [name, id, ...rest] : path;
}
