import { and, isNotNull, lt, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { guideVotes } from "#db/schema/guides.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive } from "#domain/pages/page.ts";
import { hashed } from "#platform/signing.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { guideTypeOf } from "../guide-types.ts";
import type { Vote } from "./vote.schema.ts";

export type Voter = {
  /** An account, or what a browser says about itself: it is hashed with the page and the day, and not stored. */
  who: string;
  now: Date;
  today: string;
};

/** Stores whether a section was useful. A second answer of the same reader on the same day replaces the first. */
export async function voteGuide(
  { country, section }: { country: string; section: string },
  { useful, reason }: Vote,
  { who, now, today }: Voter,
): Promise<Result<{}, "not-found">> {
  const type = guideTypeOf(country);
  const page = type && (await findPage(type, section));
  if (!page || !isLive(page, now)) return no("not-found");
  const answer = {
    revision: page.revision,
    isUseful: useful === "yes",
    reason: reason || null,
    at: now,
  };
  const voter = hashed("guide-vote", `${today} ${page.id} ${who}`);
  await db
    .insert(guideVotes)
    .values({ pageId: page.id, day: today, voter, ...answer })
    .onConflictDoUpdate({
      target: [guideVotes.pageId, guideVotes.day, guideVotes.voter],
      set: answer,
    });
  return ok({});
}

/** For every night: after its day nothing says any more that two answers are of one reader. */
export async function deleteVoters(today: string): Promise<void> {
  await db
    .update(guideVotes)
    .set({ voter: sql`null` })
    .where(and(lt(guideVotes.day, today), isNotNull(guideVotes.voter)));
}
