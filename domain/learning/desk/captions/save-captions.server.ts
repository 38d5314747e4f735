import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { lessons } from "#db/schema/learning.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { storeFile } from "#platform/files/files.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { no, ok } from "#rules/result.ts";
import { LEARNING_TAG } from "../../media/learning-tag.ts";
import { replaceLessonFiles } from "../../media/replace-lesson-files.server.ts";
import { deskAudit } from "../audit-kinds.ts";
import type { Saved, Staff, Target } from "../save-course.server.ts";
import { type Cue, captionsOf, wordsFrom } from "./cue.ts";

/** The captions of a lesson, and with them its transcript: one is never without the other. */
export async function saveCaptions(
  staff: Staff,
  { id, baseRevision }: Target,
  cues: readonly Cue[],
  now: Date,
): Promise<Saved> {
  const [spoken] = await db
    .select({ words: lessons.words })
    .from(lessons)
    .where(eq(lessons.id, id));
  const file = await storeFile(Buffer.from(captionsOf(cues, spoken?.words)), "text/vtt");
  const saved = await db.transaction(async (tx): Promise<Saved> => {
    const [lesson] = await tx.select().from(lessons).where(eq(lessons.id, id)).for("update");
    if (!lesson) return no("not-found");
    if (lesson.revision !== baseRevision)
      return { ok: false, error: "conflict", revision: lesson.revision };
    const words = wordsFrom(cues, lesson.words);
    await tx
      .update(lessons)
      .set({ words, revision: lesson.revision + 1, updatedAt: now })
      .where(eq(lessons.id, id));
    const files = [{ kind: "captions" as const, file }];
    await replaceLessonFiles(tx, id, { replaced: ["captions"], files });
    const detail = { lesson: lesson.slug, captions: String(cues.length) };
    await record(tx, deskAudit["lesson-captions"], { actorId: staff.id, detail });
    return ok({ id });
  });
  invalidatePages(LEARNING_TAG);
  return saved;
}
