import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { applicationNews } from "#domain/applications/application-news.queries.server.ts";
import { noticeView } from "#domain/jobs/saved/notice-view.server.ts";
import type { OpenNotice } from "#domain/jobs/saved/notices.queries.server.ts";
import { watchNews } from "#domain/sponsors/watching/watch-news.queries.server.ts";
import { isoDay } from "#rules/days.ts";

const MAX_SHOWN = 3;

export type NewsLine = { title: string; words: string; href: string; isWorse: boolean };

type NewsQuery = {
  since: Date | null;
  /** What happened to saved jobs (`listNotices`). */
  notices: readonly OpenNotice[];
  /** Who has nothing for this reader is not asked. */
  mayHaveApplicationNews: boolean;
  mayHaveSponsorNews: boolean;
};

/** What decides whether somebody can take a job stays until they put it aside. */
const stays: ReadonlySet<string> = new Set(["verdict", "licence"]);

/**
 * What changed since somebody's last visit: applications that an employer moved, saved jobs that closed
 * or whose verdict or employer's licence changed, and watched sponsors. What they put aside is not told
 * again.
 */
export async function newsSince(
  member: SignedInMember,
  { since, notices, ...has }: NewsQuery,
  now: Date,
): Promise<NewsLine[]> {
  const [moved, watched] = await Promise.all([
    has.mayHaveApplicationNews ? applicationNews(member.id, since) : [],
    has.mayHaveSponsorNews && since ? watchNews(member.id, isoDay(since)) : [],
  ]);
  const open = notices
    .filter(({ kind, createdAt }) => stays.has(kind) || since === null || createdAt > since)
    .sort((one, other) => Number(stays.has(other.kind)) - Number(stays.has(one.kind)));
  const told = open.filter(({ kind }) => kind === "licence").map(({ card }) => card.employer.name);
  const saved = open
    .map((notice) => noticeView(notice, { timeZone: member.timeZone, now }))
    .map((notice) => ({
      title: notice.title,
      words: notice.kind === "licence" ? notice.jobTitle : notice.words,
      href: "/my-saved-jobs",
      isWorse: notice.isWorse === true,
    }));
  // A watched sponsor whose job is saved too is told once.
  const others = watched.filter(({ title }) => !told.some((name) => title.startsWith(name)));
  const calm = (line: Omit<NewsLine, "isWorse">) => ({ ...line, isWorse: false });
  return [...moved.map(calm), ...saved, ...others.map(calm)].slice(0, MAX_SHOWN);
}
