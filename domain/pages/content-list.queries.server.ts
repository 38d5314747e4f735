import { and, asc, desc, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { hasWords } from "#db/has-words.server.ts";
import { users } from "#db/schema/accounts.ts";
import { pageDrafts, pages } from "#db/schema/pages.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import type { ContentState } from "./content-state.ts";

const PAGE_SIZE = 50;

/** A page nobody reads yet is known by what its draft says. */
const title = sql<string>`case when ${pages.status} in ('draft', 'review')
  then coalesce(nullif(${pageDrafts.state}->>'title', ''), ${pages.title}) else ${pages.title} end`;
const hasChanges = sql<boolean>`coalesce(${pageDrafts.revision} is distinct from ${pageDrafts.publishedRevision}
  and ${pageDrafts.revision} > 1, false)`;

const columns = {
  id: pages.id,
  type: pages.type,
  slug: pages.slug,
  variant: pages.variant,
  title,
  status: pages.status,
  stage: pageDrafts.stage,
  stageAt: pageDrafts.stageAt,
  hasChanges,
  publishedAt: pages.publishedAt,
  publishAt: pageDrafts.publishAt,
  unpublishAt: pageDrafts.unpublishAt,
  reviewBy: pages.reviewBy,
  author: pages.author,
  changedAt: sql<Date>`greatest(${pages.updatedAt}, ${pageDrafts.updatedAt})`.mapWith(
    pages.updatedAt,
  ),
  changedBy: users.name,
};

export type ContentRow = Awaited<ReturnType<typeof selected>>[number];

type Query = PageParams & {
  q: string;
  type?: string | undefined;
  state?: ContentState | undefined;
  author?: string | undefined;
  sort: "review" | "changed" | "title";
};

/** Every page of every type, as the desk lists them: what is overdue for a review first. */
export async function listContent(asked: Query, today: string): Promise<Paged<ContentRow>> {
  const { page, pageSize = PAGE_SIZE } = asked;
  const where = conditionOf(asked, today);
  const [total] = await from(db.select({ total: sql<number>`count(*)::int` })).where(where);
  const rows = await selected(where, { order: orders[asked.sort], page, pageSize });
  return { rows, total: total?.total ?? 0, page, pageSize };
}

const orders: Record<Query["sort"], SQL[]> = {
  review: [sql`${pages.reviewBy} asc nulls last`, asc(pages.id)],
  changed: [desc(pages.updatedAt), asc(pages.id)],
  title: [asc(title), asc(pages.id)],
};

function selected(
  where: SQL | undefined,
  { order, page, pageSize }: { order: SQL[]; page: number; pageSize: number },
) {
  return db
    .select(columns)
    .from(pages)
    .leftJoin(pageDrafts, eq(pageDrafts.pageId, pages.id))
    .leftJoin(users, eq(users.id, sql`coalesce(${pageDrafts.updatedById}, ${pages.updatedById})`))
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

function from(query: ReturnType<typeof db.select<{ total: SQL<number> }>>) {
  return query.from(pages).leftJoin(pageDrafts, eq(pageDrafts.pageId, pages.id));
}

function conditionOf({ q, type, state, author }: Query, today: string): SQL | undefined {
  const inDraft = q === "" ? undefined : sql`${pageDrafts.state}->>'title' ilike ${`%${q}%`}`;
  const words = hasWords([pages.title, pages.slug], q);
  return and(
    words && or(words, inDraft),
    type === undefined ? undefined : eq(pages.type, type),
    author === undefined ? undefined : eq(pages.author, author),
    state === undefined ? undefined : stateIs(state, today),
  );
}

function stateIs(state: ContentState, today: string): SQL | undefined {
  const isUnread = inArray(pages.status, ["draft", "review"]);
  const isInReview = or(eq(pageDrafts.stage, "review"), eq(pages.status, "review"));
  switch (state) {
    case "draft":
      return and(
        eq(pages.status, "draft"),
        or(sql`${pageDrafts.stage} is null`, ne(pageDrafts.stage, "review")),
      );
    case "review":
      return isInReview;
    case "scheduled":
      return or(eq(pages.status, "scheduled"), isNotNull(pageDrafts.publishAt));
    case "published":
      return eq(pages.status, "published");
    case "changed":
      return and(sql`not ${isUnread}`, hasChanges);
    case "unpublished":
      return eq(pages.status, "unpublished");
    case "overdue":
      return lt(pages.reviewBy, today);
  }
}

/** The authors that pages name. */
export async function listContentAuthors(): Promise<string[]> {
  const rows = await db
    .selectDistinct({ author: pages.author })
    .from(pages)
    .where(isNotNull(pages.author))
    .orderBy(asc(pages.author));
  return rows.map(({ author }) => author!);
}

const MAX_FOUND = 20;

/** Pages whose title or address has some words, to link to. */
export async function findToLink(q: string) {
  const { type, slug, variant, status } = pages;
  return db
    .select({ type, slug, variant, title: pages.title })
    .from(pages)
    .where(and(hasWords([pages.title, pages.slug], q), inArray(status, ["published", "scheduled"])))
    .orderBy(asc(pages.title), asc(pages.id))
    .limit(MAX_FOUND);
}
