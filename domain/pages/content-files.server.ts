import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { pageSlugs, pages } from "#db/schema/pages.ts";
import { writeContentFile } from "./content-file.server.ts";
import { type PageRow, pageColumns, toPage } from "./page-row.server.ts";
import type { AnyPageType } from "./page-type.ts";

const BATCH = 100;

export type ExportedFile = {
  /** Within content/: "posts/first-weeks.md". */
  path: string;
  source: string;
  /** Where the page's file was under addresses it has left. */
  formerPaths: readonly string[];
};

/** Every page of a type as its file, published or not. */
export async function* filesOf(type: AnyPageType): AsyncGenerator<ExportedFile> {
  const pathOf = (name: string) => `${type.folder}/${name}.md`;
  for await (const rows of batchesOf(type)) {
    const slugs = await slugsOf(rows);
    for (const row of rows) {
      const formerSlugs = (slugs.get(row.id) ?? []).filter((slug) => slug !== row.slug);
      const { name, source } = writeContentFile({ content: toPage(type, row), formerSlugs });
      const formerPaths = formerSlugs.map((slug) =>
        pathOf(row.variant ? `${slug}.${row.variant}` : slug),
      );
      yield { path: pathOf(name), source, formerPaths };
    }
  }
}

async function* batchesOf({ name }: AnyPageType): AsyncGenerator<PageRow[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select(pageColumns)
      .from(pages)
      .where(and(eq(pages.type, name), gt(pages.id, after)))
      .orderBy(asc(pages.id))
      .limit(BATCH);
    yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

/** The slugs that pages have and had, the oldest first. */
async function slugsOf(rows: readonly PageRow[]): Promise<ReadonlyMap<number, string[]>> {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ pageId: pageSlugs.pageId, slug: pageSlugs.slug })
    .from(pageSlugs)
    .where(inArray(pageSlugs.pageId, ids))
    .orderBy(asc(pageSlugs.since), asc(pageSlugs.slug));
  const slugs = new Map<number, string[]>();
  for (const { pageId, slug } of found) slugs.set(pageId, [...(slugs.get(pageId) ?? []), slug]);
  return slugs;
}
