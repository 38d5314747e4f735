import type { Board } from "../../vocabulary.ts";
import { filterRules, type ReadyRule } from "./filter-word-rules.ts";
import {
  type FilterWords,
  isOnlyFiller,
  joined,
  nothingRead,
  take,
  tidy,
} from "./found-words.server.ts";
import { withoutSentence } from "./sentence-words.ts";

/** Whether a board has the filter. Where there is one board, nobody is sent to the other. */
export function isOfBoard({ board, only }: ReadyRule, asked: Board, isOneBoard: boolean): boolean {
  return !(isOneBoard && board && board !== asked) && !(only && only !== asked);
}

export function takeRule(found: FilterWords, rule: ReadyRule, isOneBoard: boolean): void {
  if (!isOfBoard(rule, found.board, isOneBoard)) return;
  const match = rule.pattern.exec(found.q);
  if (!match || rule.unless?.test(found.q)) return;
  const span = withJoinedRules(found.q, rule, match);
  if (NEGATED.test(found.q.slice(0, span.from)) || !mayStand(rule, found.q, span)) return;
  const typed = tidy(found.q.slice(span.from, span.to));
  take(found, { typed, filters: span.filters, ...(rule.board ? { board: rule.board } : {}) });
  found.q = withoutDanglingOr(found.q, span);
}

/** What is left of a text without the words of any rule. */
export function withoutRules(text: string): string {
  const found = nothingRead(text, "jobs");
  for (const rule of filterRules) takeRule(found, rule, false);
  return found.q;
}

/** "not remote or hybrid", "no internships": there is no filter for what is not wanted. */
const NEGATED =
  /(?:^|\s)(?:not|no|non|never|without|except|excluding|avoid|isn['’]?t)(?:\s+(?:an?|any|in|on|for|fully|work|working))*$/i;

type Span = { from: number; to: number; filters: NonNullable<ReadyRule["filters"]> };

/** "remote or hybrid", "internship and placement": any of them. "hybrid not remote": the first. */
const JOINT_AFTER = /^(?:,?\s+(?:or|and|&|\/)|,|,?\s+(?<not>(?:but|and)\s+not|not))(?=\s)/i;
const JOINT_BEFORE = /(?:,?\s+(?:or|and|&|\/)|,)$/i;

function withJoinedRules(q: string, rule: ReadyRule, match: RegExpExecArray): Span {
  const first = {
    from: match.index,
    to: match.index + match[0].length,
    filters: rule.filters ?? {},
  };
  const others = filterRules.filter((other) => isSameKind(rule, other));
  const widened = (span: Span): Span => {
    const wider = withRuleAfter(q, span, others) ?? withRuleBefore(q, span, others);
    return wider ? widened(wider) : span;
  };
  return widened(first);
}

function withRuleAfter(q: string, span: Span, others: readonly ReadyRule[]): Span | null {
  const joint = JOINT_AFTER.exec(q.slice(span.to));
  if (!joint) return null;
  const from = span.to + joint[0].length;
  for (const other of others) {
    const found = other.atStart.exec(q.slice(from));
    const wider = found && { ...span, to: from + found[0].length };
    if (!wider || !mayStand(other, q, wider)) continue;
    return joint.groups?.not ? wider : { ...wider, filters: joinedFilters(span, other) };
  }
  return null;
}

function withRuleBefore(q: string, span: Span, others: readonly ReadyRule[]): Span | null {
  const before = q.slice(0, span.from);
  const joint = JOINT_BEFORE.exec(before);
  if (!joint) return null;
  for (const other of others) {
    const found = other.atEnd.exec(q.slice(0, joint.index));
    const wider = found && { ...span, from: found.index };
    if (!wider || !mayStand(other, q, wider)) continue;
    return { ...wider, filters: joinedFilters({ filters: other.filters ?? {} }, span) };
  }
  return null;
}

function isSameKind({ filters }: ReadyRule, other: ReadyRule): boolean {
  if (filters?.remote) return other.filters?.remote !== undefined;
  return filters?.type !== undefined && other.filters?.type !== undefined;
}

type Filtered = Pick<ReadyRule, "filters">;

function joinedFilters({ filters: first }: Filtered, { filters: last }: Filtered): Span["filters"] {
  return first?.remote
    ? { remote: joined(first.remote, last?.remote) }
    : { type: joined(first?.type, last?.type) };
}

/** "internship or placement officer": the second is part of a name of work. */
function mayStand(rule: ReadyRule, q: string, span: Span): boolean {
  return !rule.isAlone || isOnlyFiller(withoutSentence(restOf(q, span)));
}

function restOf(q: string, { from, to }: Span): string {
  return tidy(`${q.slice(0, from)} ${q.slice(to)}`);
}

/** Without the words that were read, and without an "or" that joined them to nothing else. */
function withoutDanglingOr(q: string, { from, to }: Span): string {
  const [before, after] = [tidy(q.slice(0, from)), tidy(q.slice(to))];
  if (!after) return before.replace(/(?:^|\s)(?:or|and|&|\/)$/i, "");
  return before ? `${before} ${after}` : after.replace(/^(?:or|and|&|\/)\s+/i, "");
}
