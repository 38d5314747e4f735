import { db, type Transaction } from "#db/client.server.ts";
import { type DraftStore, type SaveOutcome, saveDraft } from "#domain/drafts/save-draft.server.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { type BaseChapter, type ChapterWords, chapterDraftType } from "./chapter.ts";
import { findBase } from "./chapters.queries.server.ts";
import {
  type ChapterRow,
  chapterVersions,
  lockChapter,
  writeChapter,
} from "./lock-chapter.server.ts";
import type { ManualRefusal } from "./refusals.ts";

/** Who writes: an adviser of the university, which is their own by where it comes from. */
export type Adviser = { id: string; universityId: number; timeZone: string };

type Save = { slug: string; state: ChapterWords; baseRevision: number };

/** Saves what is typed, or merges it with what a colleague saved meanwhile. Students see none of it yet. */
export async function saveChapter(
  adviser: Adviser,
  { slug, ...save }: Save,
  now: Date,
): Promise<Result<SaveOutcome<ChapterWords>, ManualRefusal>> {
  const base = await findBase(slug);
  return db.transaction(async (tx) => {
    const store = storeOf(tx, { adviser, slug, base, now });
    const outcome = await saveDraft(tx, { type: chapterDraftType, store }, save);
    return outcome ? ok(outcome) : no("not-found");
  });
}

type Saving = { adviser: Adviser; slug: string; base: BaseChapter | null; now: Date };

function storeOf(
  tx: Transaction,
  { adviser: { id, universityId, timeZone }, slug, base, now }: Saving,
): DraftStore<ChapterWords> {
  const key = { universityId, slug };
  const versions = chapterVersions(key);
  let row: ChapterRow;
  return {
    lock: async () => {
      const locked = await lockChapter(tx, key, base, now);
      if (!locked) return null;
      row = locked;
      const { draft: state, revision } = locked;
      const version = await versions.numberAt(tx, revision);
      return { state, revision, version };
    },
    stateAt: async (_tx, revision) => (await versions.at(tx, revision))?.state ?? null,
    write: (_tx, { state, isNewVersion }) =>
      writeChapter(tx, key, { state, byId: id, now, isNew: isNewVersion }),
    nameTheirs: (_tx, { revision }) => {
      const when = dateFormat("dayMonthTime", timeZone).format(row.updatedAt);
      return versions.name(tx, revision, `From another window, ${when}`);
    },
  };
}
