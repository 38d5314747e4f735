import { activeFilters } from "#domain/jobs/board/active-filters.ts";
import type { BoardPage, BoardSearch } from "#domain/jobs/board/board.ts";
import { boardAddress } from "#domain/jobs/board/board-address.ts";
import { countLabel, whereLabel } from "#domain/jobs/board/board-heading.ts";
import { facetLabel } from "#domain/jobs/board/facet-labels.ts";
import { repairedText } from "#domain/jobs/board/search-board.server.ts";
import { withoutIdleWords } from "#domain/jobs/families/read-words.server.ts";
import { formatCount } from "#rules/formats/counts.ts";
import type { Seo } from "./board-meta.ts";
import type { BoardReading } from "./board-request.server.ts";

/** Titles are cut by search engines long before this. */
const MAX_TEXT_LENGTH = 60;

type SeoFacts = { asked: BoardReading; page: BoardPage; address: string; title: string };

/** What a page of the board says about itself to search engines and in a tab. */
export function seoOf({ asked, page, address, title }: SeoFacts): Omit<Seo, "feeds"> {
  const { search } = page;
  return {
    title: titleOf(page, title),
    description: descriptionOf(page),
    canonical: boardAddress(address, { ...search, upto: null }),
    isListed: isListed(asked, page),
  };
}

/** Search engines are given the board and one step into it, not every way of crossing its filters. */
function isListed({ nowhere, isExact }: BoardReading, { search, total }: BoardPage): boolean {
  const isFirstStep = search.page === 1 && activeFilters(search).length <= 1;
  return total > 0 && isFirstStep && !search.q && !search.miles && !nowhere && !isExact;
}

/** "Nurse jobs in Leeds: 12 open". The board alone keeps its own title. */
function titleOf(found: BoardPage, title: string): string {
  const { search, total } = found;
  const subject = subjectOf(withMeantWords(found));
  if (!subject && activeFilters(search).length === 0) return title;
  const kind = search.board === "part-time-jobs" ? "part-time jobs" : "jobs";
  const page = search.page > 1 ? `, page ${search.page}` : "";
  if (isOtherThanAsked(found))
    return `${capital(subject)}${whereLabel(search)}: ${formatCount(total)} nearest ${total === 1 ? kind.slice(0, -1) : kind}${page}`;
  const named = capital(`${subject} ${kind}`.trim());
  const open = total === 0 ? "none today" : `${formatCount(total)} open`;
  return `${named}${whereLabel(search)}: ${open}${page}`;
}

/** What the jobs are: the words, or the one kind that was chosen. */
function subjectOf(search: BoardSearch): string {
  const { q, employer, type, sector, remote, sponsorship, level } = search;
  if (q) return q.slice(0, MAX_TEXT_LENGTH);
  if (employer.length === 1) return employer[0]!;
  if (type.length === 1) return facetLabel("type", type[0]!);
  if (sector.length === 1) return facetLabel("sector", sector[0]!);
  if (remote.length === 1) return facetLabel("remote", remote[0]!);
  if (sponsorship.length === 1 && sponsorship[0] === "offered") return "Visa sponsorship";
  return level.length === 1 ? facetLabel("level", level[0]!) : "";
}

/** A word was left out, or is only mentioned in these jobs: they are not counted as such jobs. */
function isOtherThanAsked({ total, dropped, repairs, isLiteral, isWider }: BoardPage): boolean {
  const isLeftOut = dropped.length > 0 || repairs.some(({ meant }) => meant === null);
  return total > 0 && (isLeftOut || isLiteral || isWider);
}

/** The search with the words that a misspelt one was read as; without those that say "jobs", and where every word was left out without any. */
function withMeantWords({ search, repairs, dropped }: BoardPage): BoardSearch {
  const q = withoutIdleWords(repairedText(search.q, repairs));
  return { ...search, q: dropped.includes(q) ? "" : q };
}

function descriptionOf(page: BoardPage): string {
  const { search, total } = page;
  const q = withMeantWords(page).q.slice(0, MAX_TEXT_LENGTH);
  const near = isOtherThanAsked(page) ? "nearest to" : "for";
  const words = q ? ` ${near} “${q}”` : "";
  const places = new Set([...search.city, ...search.area]);
  const filters = activeFilters(search)
    .map(({ label }) => label)
    .filter((label) => !places.has(label) && !label.startsWith("Within "));
  const chosen = filters.length > 0 ? ` ${filters.slice(0, 4).join(", ")}.` : "";
  return `${countLabel(search, total)}${words}${whereLabel(search)}.${chosen} Each with its closing time, its pay where the employer gives it, and what the advert says about sponsorship.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
