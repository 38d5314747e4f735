import { and, eq, isNotNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { manualChapters } from "#db/schema/manual.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { manualAudit } from "./audit-kinds.ts";
import { baseChapters } from "./chapters.queries.server.ts";
import { chapterVersions } from "./lock-chapter.server.ts";
import type { ManualRefusal } from "./refusals.ts";
import type { Adviser } from "./save-chapter.server.ts";

const MAX_OWN = 40;
const MAX_SLUG = 60;

type NewChapter = {
  title: string /** The position of our chapter it stands after. */;
  after: number;
};

/** Begins a chapter of the university's own. Students see it once it is published. */
export async function addChapter(
  { id, universityId }: Adviser,
  { title, after }: NewChapter,
  now: Date,
): Promise<Result<{ slug: string }, ManualRefusal>> {
  const slug = slugOf(title);
  const base = await baseChapters();
  if (base.some((chapter) => chapter.slug === slug)) return no("slug-taken");
  return db.transaction(async (tx): Promise<Result<{ slug: string }, ManualRefusal>> => {
    const isOwn = and(
      eq(manualChapters.universityId, universityId),
      isNotNull(manualChapters.position),
    );
    if ((await tx.$count(manualChapters, isOwn)) >= MAX_OWN) return no("too-many");
    const draft = { title, summary: "", body: "" };
    const added = await tx
      .insert(manualChapters)
      .values({
        ...{ universityId, slug, position: after, draft, revision: 1 },
        ...{ updatedAt: now, updatedById: id },
      })
      .onConflictDoNothing()
      .returning({ slug: manualChapters.slug });
    if (added.length === 0) return no("slug-taken");
    const first = { state: draft, revision: 1, byId: id, now };
    await chapterVersions({ universityId, slug }).record(tx, first);
    const detail = { chapter: slug };
    await record(tx, manualAudit["manual-added"], { actorId: id, universityId, detail });
    return ok({ slug });
  });
}

/** Letters of other scripts leave nothing behind: then the chapter is called "chapter". */
function slugOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ["chapter"];
  return words.join("-").slice(0, MAX_SLUG).replace(/-$/, "");
}
