import { and, count, desc, eq, gte, ilike, isNotNull, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { guideVotes } from "#db/schema/guides.ts";
import { pages } from "#db/schema/pages.ts";
import { addDays } from "#rules/days.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import { sectionPath } from "../find-guide.server.ts";
import { guideCountries } from "../guide-countries.ts";

const PAGE_SIZE = 25;
const DAYS = 30;
/** Fewer answers say nothing, and might be one reader's. */
const MIN_SHOWN = 5;

/** What readers said about a page lately; null while few have. */
export async function recentVotes(
  { country, section }: { country: string; section: string },
  today: string,
): Promise<{ answers: number; useful: number } | null> {
  const [row] = await db
    .select({ answers: count(), useful: usefulCount })
    .from(guideVotes)
    .innerJoin(pages, eq(pages.id, guideVotes.pageId))
    .where(
      and(
        eq(pages.type, `guide-${country}`),
        eq(pages.slug, section),
        gte(guideVotes.day, addDays(today, -DAYS)),
      ),
    );
  return row && row.answers >= MIN_SHOWN ? row : null;
}

const usefulCount = sql<number>`count(*) filter (where ${guideVotes.isUseful})`.mapWith(Number);

export type VoteRow = {
  id: number;
  page: string;
  path: string;
  isUseful: boolean;
  reason: string | null;
  at: Date;
  /** Of all answers to this page. */
  answers: number;
  useful: number;
};

type Query = PageParams & {
  q: string;
  answer: "yes" | "no" | undefined;
  reason: "given" | undefined;
};

/** Every answer, the newest first, each beside the count of its page. */
export async function unsafeListVotes({
  q,
  answer,
  reason,
  page,
  pageSize = PAGE_SIZE,
}: Query): Promise<Paged<VoteRow>> {
  const words = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const where = and(
    q
      ? or(ilike(pages.title, words), ilike(pages.type, words), ilike(guideVotes.reason, words))
      : undefined,
    answer ? eq(guideVotes.isUseful, answer === "yes") : undefined,
    reason === "given" ? isNotNull(guideVotes.reason) : undefined,
  );
  const ofPage = (only: ReturnType<typeof sql>) =>
    sql<number>`(select count(*) from ${guideVotes} v where v.page_id = ${guideVotes.pageId} ${only})`.mapWith(
      Number,
    );
  const rows = await db
    .select({
      id: guideVotes.id,
      title: pages.title,
      type: pages.type,
      slug: pages.slug,
      isUseful: guideVotes.isUseful,
      reason: guideVotes.reason,
      at: guideVotes.at,
      answers: ofPage(sql``),
      useful: ofPage(sql`and v.is_useful`),
    })
    .from(guideVotes)
    .innerJoin(pages, eq(pages.id, guideVotes.pageId))
    .where(where)
    .orderBy(desc(guideVotes.at), guideVotes.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db
    .select({ total: count() })
    .from(guideVotes)
    .innerJoin(pages, eq(pages.id, guideVotes.pageId))
    .where(where);
  return { rows: rows.map(voteRow), total: all?.total ?? 0, page, pageSize };
}

type Row = Omit<VoteRow, "page" | "path"> & { title: string; type: string; slug: string };

function voteRow({ title, type, slug, ...row }: Row): VoteRow {
  const country = type.replace("guide-", "");
  const name = guideCountries.find((one) => one.slug === country)?.name ?? country;
  return { ...row, page: `${name}: ${title}`, path: sectionPath(country, slug) };
}
