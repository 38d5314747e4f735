import { and, desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { manualVersions } from "#db/schema/manual.ts";
import type { Changes } from "#domain/drafts/changes.ts";
import { pageChanges } from "#domain/pages/drafts/page-changes.ts";
import { emptyWords } from "#domain/pages/drafts/page-draft.ts";
import {
  type BaseChapter,
  type ChapterWords,
  isSameWords,
  type OwnChapter,
  type Placed,
  placed,
} from "./chapter.ts";
import {
  baseChapters,
  baseWordsAt,
  findBase,
  findOwn,
  ownChapters,
} from "./chapters.queries.server.ts";

const MAX_VERSIONS = 20;
/** Names of versions that nobody typed. */
export const OUR_TEXT = "Our text";
export const AGAIN = " again";

export type DeskChapter = {
  slug: string;
  title: string;
  /** ours: as we wrote it. changed: in the university's words. added: a chapter of its own. */
  kind: "ours" | "changed" | "added";
  isHidden: boolean;
  /** There are words that students do not see yet. */
  hasDraft: boolean;
  /** Our text changed after the university made the chapter its own. */
  hasNews: boolean;
};

/** Every chapter for those who write it. */
export async function deskChapters(universityId: number): Promise<DeskChapter[]> {
  const [base, own] = await Promise.all([baseChapters(), ownChapters(universityId)]);
  const chapters = placed(base, own);
  const before = await baseWordsAt(chapters.flatMap(outdated));
  return chapters.map((chapter) => deskLine(chapter, before));
}

/** Rows written on an earlier revision of ours: whether its words differ is still to be seen. */
function outdated({ slug, ours, theirs }: Placed) {
  const revision = theirs?.baseRevision ?? null;
  const isOwn = theirs?.published != null;
  return ours && isOwn && revision !== null && revision < ours.revision ? [{ slug, revision }] : [];
}

function deskLine(
  { slug, ours, theirs }: Placed,
  before: ReadonlyMap<string, ChapterWords>,
): DeskChapter {
  const was = before.get(slug);
  const words = theirs?.published ?? ours?.words;
  return {
    ...{ slug, title: words?.title || slug },
    kind: ours ? (theirs?.published ? "changed" : "ours") : "added",
    isHidden: theirs?.isHidden ?? false,
    hasDraft: hasDraft(theirs),
    hasNews: Boolean(was && ours && !isSameWords(was, ours.words)),
  };
}

/** The first revision of a chapter of ours is our own text, and no draft of anybody's. */
function hasDraft(theirs: OwnChapter | null): boolean {
  if (!theirs) return false;
  const seen = theirs.publishedRevision ?? (theirs.position === null ? 1 : 0);
  return theirs.revision > seen;
}

export type ChapterVersion = {
  number: number;
  revision: number;
  name: string;
  /** Nobody typed it: our text, or a version of before. */
  isRestored: boolean;
  savedAt: Date;
};

export type ChapterToEdit = {
  slug: string;
  kind: DeskChapter["kind"];
  isHidden: boolean;
  hasDraft: boolean;
  state: ChapterWords;
  revision: number;
  version: number;
  savedAt: Date;
  /** What changed in our text since; null where nothing did. */
  news: Changes | null;
  versions: ChapterVersion[];
};

/** A chapter with all that its editor shows; one that nobody touched yet is ours as it is. */
export async function deskChapter(
  universityId: number,
  slug: string,
): Promise<ChapterToEdit | null> {
  const [base, own] = await Promise.all([findBase(slug), findOwn(universityId, slug)]);
  if (!own) return base && untouched(base);
  const [versions, before] = await Promise.all([
    versionsOf(universityId, slug),
    baseWordsAt(outdated({ slug, ours: base, theirs: own })),
  ]);
  const was = before.get(slug);
  return {
    ...{ slug, isHidden: own.isHidden, hasDraft: hasDraft(own), versions },
    kind: base ? (own.published ? "changed" : "ours") : "added",
    ...{ state: own.draft, revision: own.revision, savedAt: own.updatedAt },
    version: versions[0]?.number ?? 1,
    news: was && base && !isSameWords(was, base.words) ? changesOf(was, base.words) : null,
  };
}

function untouched({ slug, words }: BaseChapter): ChapterToEdit {
  return {
    ...{ slug, kind: "ours", isHidden: false, hasDraft: false, state: words },
    ...{ revision: 1, version: 0, savedAt: new Date(0), news: null, versions: [] },
  };
}

function changesOf(before: ChapterWords, after: ChapterWords): Changes {
  const asPage = ({ title, summary: description, body }: ChapterWords) => ({
    ...{ ...emptyWords, title, description, body },
  });
  return pageChanges(asPage(before), asPage(after));
}

async function versionsOf(universityId: number, slug: string): Promise<ChapterVersion[]> {
  const { number, revision, name, savedAt, byId, isSuperseded } = manualVersions;
  const rows = await db
    .select({ number, revision, name, savedAt, byId, by: users.name })
    .from(manualVersions)
    .leftJoin(users, eq(users.id, byId))
    .where(
      and(
        eq(manualVersions.universityId, universityId),
        eq(manualVersions.slug, slug),
        eq(isSuperseded, false),
      ),
    )
    .orderBy(desc(number))
    .limit(MAX_VERSIONS);
  return rows.map((row) => ({
    ...{ number: row.number, revision: row.revision, savedAt: row.savedAt },
    isRestored: row.name === OUR_TEXT || (row.name?.endsWith(AGAIN) ?? false),
    name:
      row.name ?? row.by ?? (row.byId === null && row.number === 1 ? "As we wrote it" : "Version"),
  }));
}
