import type { BlockView, PartView } from "#domain/facts/quoted-text.ts";
import { type JobsInWords, jobsInWords } from "#domain/jobs/board/jobs-in-text.server.ts";
import { escapeHtml } from "#rules/escape-html.ts";
import { decodeEntities, textOfHtml } from "#rules/html-text.ts";
import { type JobMark, jobMarkIn } from "#rules/job-marks.ts";

/** One page asks the board this often at most; marks beyond it show nothing. */
const MAX_SEARCHES = 5;

type WithParts = { parts: readonly PartView[] };

/** A text with today's jobs where it says `{{jobs:q=data}}` on a line of its own. */
export async function withJobs<Text extends WithParts>(text: Text, now: Date): Promise<Text> {
  if (!hasJobs(text)) return text;
  const found = await findAll(
    text.parts.flatMap(({ blocks }) => blocks.flatMap(({ html }) => markIn(html) ?? [])),
    now,
  );
  const blockOf = (block: BlockView): BlockView =>
    markIn(block.html) ? { ...block, html: found.next() } : block;
  const parts = text.parts.map((part) => ({ ...part, blocks: part.blocks.map(blockOf) }));
  return { ...text, parts };
}

/** The same in a page that is one piece of HTML. */
export async function withJobsInHtml(html: string, now: Date): Promise<string> {
  const marks = [...html.matchAll(PARAGRAPH)].flatMap(([all]) => markIn(all) ?? []);
  if (marks.length === 0) return html;
  const found = await findAll(marks, now);
  return html.replace(PARAGRAPH, (all) => (markIn(all) ? found.next() : all));
}

/** The same in answers, which search engines read as plain text too. */
export function withJobsInAnswers<Answer extends { html: string; text: string }>(
  answers: readonly Answer[],
  now: Date,
): Promise<Answer[]> {
  return Promise.all(
    answers.map(async (answer) => {
      const html = await withJobsInHtml(answer.html, now);
      return html === answer.html ? answer : { ...answer, html, text: textOfHtml(html) };
    }),
  );
}

/** A cached page that shows jobs is forgotten with them. */
export function jobsTag(text: WithParts): string {
  return hasJobs(text) ? ",jobs" : "";
}

/** What each search finds, in the order in which it is asked. */
async function findAll(marks: readonly JobMark[], now: Date) {
  const asked = marks.map((mark, at) => (at < MAX_SEARCHES ? jobsInWords(mark, now) : null));
  const lists = (await Promise.all(asked)).map((found) => (found ? listOf(found) : ""));
  return { next: () => lists.shift() ?? "" };
}

const PARAGRAPH = /<p>\{\{(?:part-time-)?jobs:[^{}]*\}\}<\/p>/g;

function hasJobs({ parts }: WithParts): boolean {
  return parts.some(({ blocks }) => blocks.some(({ html }) => markIn(html) !== null));
}

function markIn(html: string): JobMark | null {
  const [, words] = /^<p>([^<]*)<\/p>$/.exec(html.trim()) ?? [];
  return words === undefined ? null : jobMarkIn(decodeEntities(words));
}

function listOf({ jobs, total, boardPath }: JobsInWords): string {
  const board = escapeHtml(boardPath);
  if (jobs.length === 0) {
    return `<p>No jobs match this today. <a href="${board}">Look at the board</a>.</p>`;
  }
  const items = jobs.map(
    ({ path, title, employer, place }) =>
      `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a>, ${escapeHtml(employer)}, ${escapeHtml(place)}</li>`,
  );
  const all = total === 1 ? "See it on the board" : `See all ${total} on the board`;
  return `<ul>${items.join("")}</ul><p><a href="${board}">${all}</a></p>`;
}
