import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import { findBoardPage } from "#domain/jobs/board/board.server.ts";
import type { Board, BoardPage, BoardSearch } from "#domain/jobs/board/board.ts";
import type { CheckedFor } from "#domain/jobs/board/board-view.ts";
import type { CardFit } from "#domain/jobs/board/card-view.ts";
import { findPrepared } from "#domain/jobs/verdict/find-prepared.server.ts";
import { cardVerdict } from "#domain/verdict/card-verdict.ts";
import { openOptions } from "#domain/verdict/open-options.ts";
import { ukToday } from "#domain/visa/uk-today.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import type { SalaryOption } from "#rules/uk-work/verdict-types.ts";
import { type Reader, readerFor } from "./verdict.server.ts";

/** Who reads the board, and by which options of the rules a job can fit them. */
type BoardJudge = Reader & { on: string; open: readonly SalaryOption[] };

/** Part-time work is about a student's hours: nobody is judged there. */
export async function boardJudge(
  board: Board,
  visitor: SignedVisitor,
  now: Date,
): Promise<BoardJudge | null> {
  if (board === "part-time-jobs") return null;
  const on = ukToday(now);
  const reader = await readerFor(visitor, on);
  return { ...reader, on, open: openOptions(reader.applicant, on) };
}

/** The verdicts on one page: read once for everybody, judged here for this reader. */
export async function fitsOfPage(
  { cards }: BoardPage,
  reader: BoardJudge | null,
): Promise<ReadonlyMap<number, CardFit>> {
  if (!reader) return new Map();
  const { applicant, judgedFor, on } = reader;
  const prepared = await findPrepared(cards, on);
  return new Map(
    [...prepared].map(([id, job]) => [id, cardVerdict(judge(job, applicant), judgedFor)]),
  );
}

/** Whom the page is for. How many fit them is counted as if they had asked for nothing else. */
export async function checkedForOf(
  search: BoardSearch,
  reader: BoardJudge | null,
  now: Date,
): Promise<CheckedFor | null> {
  if (!reader) return null;
  const { isOwn, label, note } = reader.judgedFor;
  if (!isOwn)
    return { title: "Checked for a typical reader", note, changeLabel: "Check for me", mine: null };
  const fitting = { ...search, mine: true, page: 1, upto: null };
  const { total } = await findBoardPage(fitting, now, reader.open);
  return {
    title: "Checked for you",
    note: `${label}. ${note}`,
    changeLabel: "Change what we check",
    mine: { count: total, isChosen: search.mine },
  };
}
