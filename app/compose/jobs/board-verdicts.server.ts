import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import { countBoardJobs } from "#domain/jobs/board/board.server.ts";
import type { BoardSearch } from "#domain/jobs/board/board.ts";
import type { CheckedFor } from "#domain/jobs/board/board-view.ts";
import type { CardFit } from "#domain/jobs/board/card-view.ts";
import type { JobCard } from "#domain/jobs/job-card.ts";
import { findPrepared, type JobToFit } from "#domain/jobs/verdict/find-prepared.server.ts";
import type { Board } from "#domain/jobs/vocabulary.ts";
import type { Situation } from "#domain/visas/situation/situation.ts";
import { ukToday } from "#domain/visas/uk/uk-today.ts";
import { cardVerdict } from "#domain/visas/verdict/card-verdict.ts";
import { isAdvertDoubt, toneWhenDoubted } from "#domain/visas/verdict/doubted-by-advert.ts";
import { boundedCache } from "#rules/cache/bounded-cache.ts";
import { openMarks } from "#rules/uk-work/open-marks.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import { type Reader, readerOn, situationFor } from "./verdict.server.ts";

/** Who reads the board, and, where they told us of themselves, the marks by which a job can fit them. */
type BoardJudge = Reader & { on: string; own?: readonly string[] };

/** They turn over pages, and for a day nothing of it changes. */
const marksOfReaders = boundedCache<readonly string[]>(500);

/** Part-time work is about a student's hours: nobody is judged there. */
export async function boardJudge(
  board: Board,
  visitor: SignedVisitor,
  now: Date,
): Promise<BoardJudge | null> {
  return board === "part-time-jobs" ? null : judgeFor(await situationFor(visitor), now);
}

/** The same, where the page has read already what the visitor told us. */
export function judgeFor(situation: Situation | null, now: Date): BoardJudge {
  const on = ukToday(now);
  const reader = readerOn(situation, on);
  if (!reader.judgedFor.isOwn) return { ...reader, on };
  const { applicant } = reader;
  const own = marksOfReaders(JSON.stringify([applicant, on]), () => openMarks(applicant, on));
  return { ...reader, on, own };
}

/** The readers whose verdict on a job is remembered: every guest is the same one. */
const MAX_READERS = 8;
const fitsOfJobs = new WeakMap<JobToFit, ReturnType<typeof boundedCache<CardFit>>>();

/** The verdicts on jobs in a list: read once for everybody, judged here for this reader. */
export async function fitsOf(
  cards: readonly JobCard[],
  reader: BoardJudge | null,
): Promise<ReadonlyMap<number, CardFit>> {
  if (!reader) return new Map();
  const jobs = await findPrepared(cards, reader.on);
  const who = JSON.stringify([reader.applicant, reader.judgedFor.isOwn]);
  return new Map(
    [...jobs].map(([id, job]) => {
      const cached = fitsOfJobs.get(job) ?? boundedCache<CardFit>(MAX_READERS);
      fitsOfJobs.set(job, cached);
      return [id, cached(who, () => fitOf(job, reader))];
    }),
  );
}

function fitOf({ prepared, says }: JobToFit, { applicant, judgedFor }: Reader): CardFit {
  const fit = cardVerdict(judge(prepared, applicant), judgedFor);
  const tone = isAdvertDoubt(says?.answer) ? toneWhenDoubted(fit.tone) : fit.tone;
  return { ...fit, tone, advert: says?.words ?? null };
}

/** Whom verdicts are for, and the way to change it. */
export function whomFor({ judgedFor: { isOwn, label, note } }: Reader) {
  return isOwn
    ? { note: `${label}. ${note}`, changeLabel: "Change what we check" }
    : { note, changeLabel: "Check for me" };
}

/** Whom the page is for. How many fit them is counted as if they had asked for nothing else. */
export async function checkedForOf(
  search: BoardSearch,
  reader: BoardJudge | null,
  now: Date,
): Promise<CheckedFor | null> {
  if (!reader) return null;
  const { isOwn } = reader.judgedFor;
  if (!isOwn) return { title: "Checked for a typical reader", ...whomFor(reader), mine: null };
  const fitting = { ...search, mine: true, page: 1, upto: null };
  const count = await countBoardJobs(fitting, now, { own: reader.own });
  return {
    title: "Checked for you",
    ...whomFor(reader),
    mine: { count, isChosen: search.mine },
  };
}
