import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { sharedStories } from "#db/schema/stories.ts";
import { no, type Result } from "#rules/result.ts";
import type { StoryStatus } from "./story.ts";
import { invalidateStoryPages } from "./story-rows.server.ts";

export type LockedStory = typeof sharedStories.$inferSelect;
type Act<Refusal extends string> = (
  tx: Transaction,
  story: LockedStory,
) => Promise<Result<{}, Refusal>>;

type Work<Refusal extends string> = {
  id: number;
  /** In which states it can be done. */
  when: readonly StoryStatus[];
  act: Act<Refusal>;
};

/** One thing done to one story, locked meanwhile; the pages that show stories are made again. */
export async function workOnStory<Refusal extends string>({
  id,
  when,
  act,
}: Work<Refusal>): Promise<Result<{}, Refusal | "gone" | "not-now">> {
  const result = await db.transaction(async (tx) => {
    const [story] = await tx
      .select()
      .from(sharedStories)
      .where(eq(sharedStories.id, id))
      .for("update");
    if (!story) return no("gone" as const);
    return when.includes(story.status) ? act(tx, story) : no("not-now" as const);
  });
  if (result.ok) invalidateStoryPages();
  return result;
}
