import { data, type RouterContextProvider, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import type { CvState, LetterState, StateOf } from "#domain/cvs/cv.ts";
import type { Clash } from "#domain/cvs/document/clash.ts";
import { readState } from "#domain/cvs/document/readable-state.ts";
import { settled } from "#domain/cvs/document/settle-clashes.ts";
import { faultErrors } from "#domain/cvs/editing/fault-words.ts";
import type { FieldErrors } from "#domain/cvs/editing/read-section.ts";
import type { FormAnswer, UnreadWords } from "#domain/cvs/editing/save-answer.ts";
import type { SaveOutcome } from "#domain/cvs/keep-cv.server.ts";
import { cvRefusals } from "#domain/cvs/refusals.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Keeper } from "./keepers.server.ts";
import { keepNotChosen, notChosen } from "./not-chosen.server.ts";
import { setStandIn } from "./stand-in.server.ts";

type Form<Document> = Omit<Posted<Document>, "aside"> & Partial<Pick<Posted<Document>, "aside">>;

type Posted<Document> = {
  ownerId: string;
  timeZone: string;
  cvId: string;
  fields: FormData;
  context: Readonly<RouterContextProvider>;
  state: StateOf<Document>;
  /** Words that clashed and were not chosen. */
  aside: readonly StateOf<Document>[];
  /** What the form itself could not read. */
  errors?: FieldErrors;
  /** Where a kept form leads. */
  to: string;
  now: Date;
};

/** Keeps what a plain form posted. Mistakes come back with everything that was typed. */
export async function keepPosted<Document>(keeper: Keeper<Document>, form: Form<Document>) {
  const { ownerId, cvId, fields } = form;
  const posted: Posted<Document> = { ...form, aside: form.aside ?? asideIn(fields) };
  if (isSomebodyElses(posted)) return showAgain(posted, { form: SOMEBODY_ELSE });
  const former = await keeper.find(ownerId, cvId);
  const read = readPosted(keeper, posted, former);
  if (!former) return keepGone(keeper, posted, read);
  const refusal = await keepNotChosen(keeper, posted.aside, posted);
  if (refusal === "not-found") return keepGone(keeper, posted, read);
  if (refusal) return showAgain(posted, { form: cvRefusals[refusal] });
  // From here on they are in the versions, whatever becomes of the rest.
  // Nothing of it can be read: the form goes on from what stands.
  if (!read.state) {
    return badForm(fields, read.errors, { state: former, revision: revisionIn(fields) });
  }
  return keepRead(keeper, posted, { ...read, state: read.state });
}

/** `state` is null where nothing of it can be read. */
type Read<Document> = { state: StateOf<Document> | null; errors: FieldErrors; isFaulty: boolean };

function readPosted<Document>(
  { kind, schema }: Keeper<Document>,
  { state, errors: found }: Posted<Document>,
  former: StateOf<Document> | null,
): Read<Document> {
  const read = readState(schema, state, former);
  const errors = { ...faultErrors({ kind, state, faults: read.faults }), ...found };
  return { state: read.ok ? read.value : null, errors, isFaulty: Object.keys(errors).length > 0 };
}

async function keepRead<Document>(
  keeper: Keeper<Document>,
  posted: Posted<Document>,
  read: Read<Document> & { state: StateOf<Document> },
) {
  const { ownerId, cvId, fields, now } = posted;
  const { state, errors, isFaulty } = read;
  const how = { baseRevision: revisionIn(fields), tab: "", isChoice: isChoiceIn(fields) };
  const saved = await keeper.save({ ...state, ownerId, cvId, now, ...how });
  // Binned a moment ago.
  if (!saved.ok) return keepGone(keeper, posted, read);
  if (saved.value.kind === "conflict") {
    const { theirs, merged, clashes } = saved.value;
    const clash = { kind: "conflict", revision: theirs.revision, merged, clashes } as const;
    const unread = unreadIn(fields, errors);
    const whole = isFaulty ? { aside: [posted.state] } : {};
    return data<FormAnswer<Document>>({ ...clash, ...whole, unread }, { status: 409 });
  }
  if (isFaulty) return badForm(fields, errors, heldAfter(saved.value, state));
  return redirect(posted.to);
}

function keepGone<Document>(
  keeper: Keeper<Document>,
  posted: Posted<Document>,
  { state, errors, isFaulty }: Read<Document>,
) {
  return state && !isFaulty ? keepInstead(keeper, { ...posted, state }) : showAgain(posted, errors);
}

/** The rest of such a form cannot be read at all; what was not chosen is kept all the same. */
export async function keepAside<Document>(
  keeper: Keeper<Document>,
  form: Omit<Form<Document>, "state" | "to">,
): Promise<void> {
  if (!isSomebodyElses(form)) await keepNotChosen(keeper, asideIn(form.fields), form);
}

/** The document went into the bin, or was deleted, while its form stood open: its words are kept as a new one. */
async function keepInstead<Document>(keeper: Keeper<Document>, posted: Posted<Document>) {
  const { ownerId, state, now } = posted;
  const apart = notChosen(keeper, posted.aside, posted);
  if (!apart.ok) return showAgain(posted, { form: cvRefusals[apart.error] });
  const aside = apart.value ? { aside: apart.value } : {};
  const kept = await keeper.create({ ...state, ownerId, now, ...aside });
  if (!kept.ok) return showAgain(posted, { form: cvRefusals[kept.error] });
  throw await redirectWithFlash(
    keeper.pathOf(kept.value.id),
    "The document you wrote in is in the bin, or deleted. Your words are kept in this new one.",
  );
}

const SOMEBODY_ELSE =
  "Somebody else is signed in now. Nothing is saved. Sign in as yourself in another window, then save it here.";

function revisionIn(fields: FormData): number {
  return rowNumber(fields.get("revision"));
}

/** A choice that came back with its form is one until it is saved. */
function isChoiceIn(fields: FormData): boolean {
  return fields.get("intent") === "settle" || fields.get("choice") === "yes";
}

/** A form that does not say whose it is was drawn before this was asked. */
function isSomebodyElses({ ownerId, fields }: { ownerId: string; fields: FormData }): boolean {
  return (fields.get("owner") ?? ownerId) !== ownerId;
}

/** There is no document to go back to: the form itself comes back with everything in it. */
function showAgain<Document>(posted: Posted<Document>, errors: FieldErrors) {
  const { ownerId, cvId, fields, context, state } = posted;
  const owner = String(fields.get("owner") ?? ownerId);
  setStandIn(context, { id: cvId, ownerId: owner, state: state as CvState | LetterState });
  // Its owner may save it yet, on the state it was typed on.
  const stillAside = posted.aside.length > 0 ? { aside: posted.aside } : {};
  const still = { ...stillAside, ...(isChoiceIn(fields) ? { isChoice: true as const } : {}) };
  return badForm(fields, errors, { state, revision: revisionIn(fields), ...still });
}

function badForm<Document>(fields: FormData, errors: FieldErrors, held: Held<Document>) {
  return data<FormAnswer<Document>>(
    { kind: "bad", errors, typed: textsOf(fields), ...held },
    { status: 400 },
  );
}

/** What a choice between two windows has no field for: the words as typed, and what is wrong with them. */
function unreadIn(fields: FormData, errors: FieldErrors): UnreadWords[] {
  const typed = textsOf(fields);
  return Object.entries(errors).flatMap(([name, sentence]) => {
    const parts = [typed[name], typed[`${name}-month`], typed[`${name}-year`]];
    const words = parts.filter(Boolean).join(" ");
    return words ? [{ words, sentence }] : [];
  });
}

type Held<Document> = {
  state: StateOf<Document>;
  revision: number;
  aside?: readonly StateOf<Document>[];
  isChoice?: true;
};

/** What the form goes on from: with the other window's words, where the save brought them in. */
function heldAfter<Document>(
  saved: Exclude<SaveOutcome<Document>, { kind: "conflict" }>,
  sent: StateOf<Document>,
): Held<Document> {
  const { revision } = saved;
  if (saved.kind === "saved") return { state: sent, revision };
  const { title, look, document } = saved;
  return { state: { title, look, document }, revision };
}

/** Both windows' words stand in the form; each choice says whose. What was not chosen goes along. */
export function settledState<State>(
  merged: State,
  fields: FormData,
): { state: State; aside: readonly State[] } {
  const clashes = listIn(fields, "clashes").filter(isClash);
  const theirs = clashes.filter((_, at) => fields.get(`clash-${at}`) === "theirs");
  const { chosen, notChosen } = settled({ merged, clashes }, theirs);
  const before = asideIn<State>(fields);
  return { state: chosen, aside: notChosen ? [...before, notChosen] : before };
}

/** Read strictly before it is kept. */
function asideIn<State>(fields: FormData): State[] {
  return listIn(fields, "aside") as State[];
}

/** It comes from our own page; whatever else comes is settled by the strict reading of the whole. */
function listIn(fields: FormData, name: string): unknown[] {
  try {
    const list: unknown = JSON.parse(String(fields.get(name)));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function isClash(value: unknown): value is Clash {
  return Array.isArray((value as Clash | null)?.path);
}

/** The state a form carries along, as our own page wrote it, mistakes and all; null where it is none. */
export function postedState<Document>(
  { schema }: Keeper<Document>,
  fields: FormData,
): StateOf<Document> | null {
  try {
    const state: unknown = JSON.parse(String(fields.get("state")));
    const read = readState(schema, state, null);
    if (!read.ok) return null;
    return read.faults.length > 0 ? (state as StateOf<Document>) : read.value;
  } catch {
    return null;
  }
}

const carried = new Set(["state", "clashes", "aside"]);

function textsOf(fields: FormData): Record<string, string> {
  const texts = [...fields].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts.filter(([name]) => !carried.has(name)));
}
