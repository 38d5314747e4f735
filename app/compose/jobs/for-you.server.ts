import { createHash } from "node:crypto";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { findKnownSkills } from "#domain/cvs/document/known-skills.queries.server.ts";
import { isBoardAway } from "#domain/jobs/board/board-away.server.ts";
import { placeLabel } from "#domain/jobs/card-labels.ts";
import { choosePicks } from "#domain/jobs/for-you/choose-picks.ts";
import { findCandidates } from "#domain/jobs/for-you/find-candidates.server.ts";
import type { ForYouView } from "#domain/jobs/for-you/for-you-view.ts";
import {
  findGoneJobs,
  findPicks,
  type StoredPicks,
  savePicks,
} from "#domain/jobs/for-you/picks.server.ts";
import { readerFacts } from "#domain/jobs/for-you/reader-facts.ts";
import { jobAddress } from "#domain/jobs/job-address.ts";
import { findCards } from "#domain/jobs/jobs.queries.server.ts";
import type { JobCountry } from "#domain/jobs/vocabulary.ts";
import type { Situation } from "#domain/visas/situation/situation.ts";
import { log } from "#platform/log.server.ts";
import { countryCodeOf } from "#rules/countries.ts";
import { longDay } from "#rules/days.ts";
import { fitsOf, judgeFor } from "./board-verdicts.server.ts";

const FRESH_MS = 6 * 3600_000;
const SHOWN = 3;

const countryOf: Record<number, JobCountry> = countryCodeOf;

/** What the dashboard has read of its reader already. */
type Reader = {
  member: SignedInMember;
  course: string | null;
  university: { countryId: number; town: string } | null;
  /** Null where they told us nothing. */
  situation: Situation | null;
  hasCv: boolean;
  /** What was picked for them before (`findPicks`). */
  stored: StoredPicks | null;
};

/**
 * A few jobs for somebody, each with its reasons. They are picked when what they are picked by
 * changes, when none of them is left, or in passing when they are some hours old: opening the
 * page searches for nothing.
 */
export async function forYou(reader: Reader, now: Date): Promise<ForYouView> {
  const isKnown = reader.course !== null || reader.hasCv;
  if (!isKnown) return { kind: "nothing-known" };
  const { stored } = reader;
  const basis = basisOf(reader);
  const isTrue = stored?.basis === basis && !stored.isCvNewer && !stored.isUsedUp;
  const isOld = stored !== null && now.getTime() - stored.madeAt.getTime() > FRESH_MS;
  if (stored && isTrue && isOld) pickInBackground(reader, { basis, now });
  const current = stored && isTrue ? stored : await pickNow(reader, { basis, now });
  return current ? shown(current, now) : { kind: "nothing-found" };
}

type Picking = { basis: string; now: Date };

async function pickNow(reader: Reader, picking: Picking): Promise<StoredPicks | null> {
  try {
    await pick(reader, picking);
  } catch (error) {
    if (!isBoardAway(error)) throw error;
    return null;
  }
  return findPicks(reader.member.id);
}

/** Nobody waits for it: the page shows what was picked before. */
function pickInBackground(reader: Reader, picking: Picking): void {
  pick(reader, picking).catch((error: unknown) => log.warn({ error }, "No jobs were picked"));
}

async function pick(reader: Reader, { basis, now }: Picking): Promise<void> {
  const { member, course, university, situation, hasCv } = reader;
  const known = hasCv ? await findKnownSkills(member.id) : { skills: [], towns: [] };
  const towns = [...known.towns, ...(university ? [university.town] : [])];
  const country = (university && countryOf[university.countryId]) ?? "gb";
  const facts = readerFacts({ course, skills: known.skills, towns }, country);
  const gone = await findGoneJobs(member.id);
  const candidates = await findCandidates(facts, gone, now);
  const fits = situation
    ? await fitsOf(
        candidates.map(({ card }) => card),
        judgeFor(situation, now),
      )
    : new Map();
  const ends = situation?.permissionEndsOn ?? null;
  const picks = choosePicks(candidates, { fits, visaEnds: ends && longDay(ends) });
  await savePicks(member.id, { picks, basis, now });
}

/** Hashed: what somebody told us about their visa is in one table, and not copied into another. */
function basisOf({ course, university, situation, hasCv }: Reader): string {
  const told = JSON.stringify([course, university?.town, situation, hasCv]);
  return createHash("sha256").update(told).digest("base64url").slice(0, 16);
}

async function shown({ picks }: StoredPicks, now: Date): Promise<ForYouView> {
  const reasons = new Map(picks.map((pick) => [pick.jobId, pick.reasons]));
  const cards = await findCards([...reasons.keys()], now);
  const jobs = cards
    .filter(({ isLive }) => isLive)
    .slice(0, SHOWN)
    .map((card) => ({
      id: card.id,
      href: jobAddress(card),
      name: card.title,
      employer: card.employer.name,
      place: placeLabel(card),
      reasons: reasons.get(card.id) ?? [],
    }));
  return jobs.length > 0 ? { kind: "jobs", jobs } : { kind: "nothing-found" };
}
