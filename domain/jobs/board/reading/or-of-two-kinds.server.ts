import type { ReadyRule, WordFilters } from "./filter-word-rules.ts";
import { type FilterWords, tidy } from "./found-words.server.ts";
import { IDLE_END, placeAtEnd, placeAtStart } from "./take-place.server.ts";

const OR = /\s+(?:or|\/)\s+/gi;

/**
 * "London or remote", "graduate or internship": jobs have to pass filters of two kinds both, so the
 * first is read and the second left out. Of one kind, any of them are asked for.
 */
export function leaveOutSecondKinds(found: FilterWords, rules: readonly ReadyRule[]): void {
  const asked = rules.filter(({ unless }) => !unless?.test(found.q));
  for (let second = secondKindIn(found.q, asked); second; second = secondKindIn(found.q, asked)) {
    found.leftOut.push(`or ${second.typed}`);
    found.q = second.rest;
  }
}

function secondKindIn(q: string, rules: readonly ReadyRule[]) {
  for (const joint of q.matchAll(OR)) {
    const before = q.slice(0, joint.index);
    const after = q.slice(joint.index + joint[0].length);
    const first = kindAtEnd(before.replace(IDLE_END, ""), rules);
    const second = first && startOf(after, rules);
    if (second && second.kind !== first)
      return { typed: second.typed, rest: tidy(`${before} ${after.slice(second.typed.length)}`) };
  }
  return null;
}

function kindAtEnd(text: string, rules: readonly ReadyRule[]): string | null {
  const rule = rules.find(({ atEnd }) => atEnd.test(text));
  if (rule) return kindOf(rule.filters);
  const place = placeAtEnd(text);
  return place && kindOf(place);
}

function startOf(
  text: string,
  rules: readonly ReadyRule[],
): { typed: string; kind: string } | null {
  const rule = rules.find(({ atStart }) => atStart.test(text));
  if (rule) return { typed: rule.atStart.exec(text)![0], kind: kindOf(rule.filters) };
  const found = placeAtStart(text);
  return found && { typed: found.typed, kind: kindOf(found.place) };
}

/** A town and a county are one kind: a search may ask for either. */
function kindOf(filters: WordFilters = {}): string {
  if (filters.city || filters.area) return "place";
  return Object.keys(filters)[0] ?? "board";
}
