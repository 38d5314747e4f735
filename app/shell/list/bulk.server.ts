import { data } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { type BadForm, refusedForm } from "#app/forms.server.ts";
import { log } from "#platform/log.server.ts";
import { no, type Result } from "#rules/result.ts";
import { type BulkActions, type BulkState, bulkSentence } from "./bulk.ts";

/** As many as a page can show. */
const MAX_ROWS = 100;

type Bulk<Actions extends BulkActions> = {
  actions: Actions;
  /** One row, by the use case that its own button calls. */
  act: (action: keyof Actions, id: string) => Promise<Result<unknown, string>>;
  /** What became of a row that was refused, by the use case's code. Anything else was decided meanwhile. */
  refused?: Readonly<Record<string, string>>;
  /** The list again, afterwards. */
  backTo: string;
};

export function isBulk(fields: FormData): boolean {
  return fields.has("bulk");
}

/** Asks once, then acts on each row that was ticked. One that somebody else decided meanwhile does not stop the others. */
export async function answerBulk<Actions extends BulkActions>(
  fields: FormData,
  { actions, act, refused = {}, backTo }: Bulk<Actions>,
) {
  const action = String(fields.get("bulk"));
  const ids = [...new Set(fields.getAll("ids").map(String))].slice(0, MAX_ROWS);
  if (!Object.hasOwn(actions, action)) return refusedForm({}, "Choose what to do.", "form", 400);
  if (ids.length === 0) return refusedForm({}, "Select at least one first.", "form", 400);
  if (fields.get("sure") !== "yes") {
    const asked: BadForm & BulkState = { errors: {}, values: {}, bulk: { action, ids } };
    return data(asked);
  }

  const outcomes: string[] = [];
  for (const id of ids) {
    const result = await act(action, id).catch((error: unknown) => {
      log.error({ error, action }, "One of several rows could not be changed");
      return no("failed");
    });
    outcomes.push(result.ok ? actions[action]!.done : wordFor(result.error, refused));
  }
  const hasDone = outcomes.includes(actions[action]!.done);
  return redirectWithFlash(
    backTo,
    bulkSentence(outcomes.toSorted(doneFirst(actions[action]!.done))),
    {
      tone: hasDone ? "positive" : "info",
    },
  );
}

function wordFor(error: string, refused: Readonly<Record<string, string>>): string {
  if (error === "failed") return "not changed: try again";
  return refused[error] ?? "no longer waiting";
}

function doneFirst(done: string) {
  return (one: string, other: string) => Number(other === done) - Number(one === done);
}
