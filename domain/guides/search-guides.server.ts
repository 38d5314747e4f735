import { meantWords, repairedMessage } from "#domain/pages/repair-words.server.ts";

/** A page as the search reads it: its words without Markdown. */
export type SearchedPage = { to: string; title: string; country: string; text: string };

const MAX_FOUND = 20;
const EXCERPT = 180;

/**
 * Pages that have every word, those with a word in their title first. There are some ninety pages,
 * so each is simply read.
 */
export function searchGuides(pages: readonly SearchedPage[], asked: string) {
  return understoodIn(pages, asked).found;
}

/** The same, with what was read otherwise than it was typed. */
export function understoodIn(pages: readonly SearchedPage[], asked: string) {
  const texts = pages.map(({ title, country, text }) => `${title} ${country} ${text}`);
  const { words, repairs } = meantWords(asked, texts);
  return {
    found: words.length === 0 ? [] : withWords(pages, words),
    told: repairedMessage(repairs),
  };
}

function withWords(pages: readonly SearchedPage[], words: readonly string[]) {
  return pages
    .map((page) => ({ page, rank: rankOf(page, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MAX_FOUND)
    .map(({ page: { to, title, country, text } }) => ({
      ...{ to, title, country },
      excerpt: excerptOf(text, words),
    }));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words count as they begin: "permit" finds "permits". */
function rankOf({ title, country, text }: SearchedPage, words: readonly string[]): number {
  const own = wordsOf(text);
  const head = wordsOf(`${title} ${country}`);
  let rank = 0;
  for (const word of words) {
    const inText = own.filter((each) => each.startsWith(word)).length;
    const inHead = head.some((each) => each.startsWith(word));
    if (inText === 0 && !inHead) return 0;
    rank += Math.min(inText, 10) + (inHead ? 20 : 0);
  }
  return rank;
}

function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const found = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const at = Math.min(...found, text.length - 1);
  const from = text.lastIndexOf(". ", at) + 1;
  const isWhole = at - from <= EXCERPT / 2;
  const start = isWhole ? from : text.indexOf(" ", at - EXCERPT / 2) + 1;
  const end = start + EXCERPT;
  if (end >= text.length) return `${isWhole ? "" : "… "}${text.slice(start).trim()}`;
  // A whole word at either end; a word longer than the excerpt is cut.
  const lastSpace = text.lastIndexOf(" ", end);
  const piece = text.slice(start, lastSpace > start ? lastSpace : end).trim();
  return `${isWhole ? "" : "… "}${piece} …`;
}
