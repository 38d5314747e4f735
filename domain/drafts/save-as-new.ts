import { browserDrawer, type DraftPlace, dropDraft, putDraft } from "./local-draft.ts";
import { notSavedMessage, postSave } from "./post-save.ts";
import type { Refused } from "./save-answer.ts";

type Unsaved = { place: DraftPlace; state: unknown };

/**
 * Makes a new document of words whose own document is gone. Fields that could not be read go along
 * as a draft of the new one, whose page shows them with what is wrong.
 */
export async function saveAsNew(
  path: string,
  { place, state }: Unsaved,
): Promise<{ id: string } | Refused> {
  const { kind, ownerId } = place;
  const answer = await postSave(path, { kind, ownerId, state, revision: 0, asNew: true });
  if (answer.kind !== "made") return notSavedMessage(answer);
  const { id, refused } = answer;
  const draft = { state, revision: 1, at: Date.now() };
  const isWhole = !refused || putDraft(browserDrawer(), { ...place, id }, draft);
  if (!isWhole) return refused;
  dropDraft(browserDrawer(), place);
  return { id };
}
