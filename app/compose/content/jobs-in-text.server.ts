import type { BlockView, QuotedText } from "#domain/facts/quoted-text.ts";
import { type JobsInWords, jobsInWords } from "#domain/jobs/board/jobs-in-words.server.ts";
import { decodeEntities } from "#rules/html-text.ts";

const mark = /^<p>\{\{jobs:([^{}]{1,500})\}\}<\/p>$/;
/** One page asks the board this often at most; marks beyond it show nothing. */
const MAX_SEARCHES = 5;

/** A text with today's jobs where it says `{{jobs:q=data}}` on a line of its own. */
export async function withJobs(text: QuotedText, now: Date): Promise<QuotedText> {
  if (!hasJobs(text)) return text;
  let asked = 0;
  const parts = await Promise.all(
    text.parts.map(async (part) => ({
      ...part,
      blocks: await Promise.all(
        part.blocks.map(async (block): Promise<BlockView> => {
          const criteria = criteriaIn(block);
          if (criteria === null) return block;
          asked += 1;
          const found = asked > MAX_SEARCHES ? null : await jobsInWords(criteria, now);
          return { ...block, html: found ? listOf(found) : "" };
        }),
      ),
    })),
  );
  return { ...text, parts };
}

/** A cached page that shows jobs is forgotten with them. */
export function jobsTag(text: QuotedText): string {
  return hasJobs(text) ? ",jobs" : "";
}

function hasJobs({ parts }: QuotedText): boolean {
  return parts.some(({ blocks }) => blocks.some((block) => criteriaIn(block) !== null));
}

function criteriaIn({ html }: BlockView): string | null {
  const found = mark.exec(html.trim())?.[1];
  return found === undefined ? null : decodeEntities(found);
}

function listOf({ jobs, total, boardPath }: JobsInWords): string {
  if (jobs.length === 0) {
    return `<p>No job fits this today. <a href="${escaped(boardPath)}">Look at the board</a>.</p>`;
  }
  const items = jobs.map(
    ({ path, title, employer, place }) =>
      `<li><a href="${escaped(path)}">${escaped(title)}</a>, ${escaped(employer)}, ${escaped(place)}</li>`,
  );
  const all = total === 1 ? "See it on the board" : `See all ${total} on the board`;
  return `<ul>${items.join("")}</ul><p><a href="${escaped(boardPath)}">${all}</a></p>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
