import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { and, asc, eq, gt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { pageSlugs, pages } from "#db/schema/pages.ts";
import { writeContentFile } from "./content-file.server.ts";
import { contentFolder } from "./content-folder.server.ts";
import { type PageRow, pageColumns, toPage } from "./page-row.server.ts";
import type { AnyPageType } from "./page-type.ts";

const BATCH = 100;

/**
 * Writes every page of these types to its file, and takes away the file of an address it has left.
 * Returns the paths that changed.
 */
export async function exportContent(
  types: readonly AnyPageType[],
  home = contentFolder(),
): Promise<string[]> {
  const changed: string[] = [];
  for (const type of types) {
    mkdirSync(join(home, type.folder), { recursive: true });
    for await (const row of rowsOf(type)) changed.push(...(await exportPage(type, row, home)));
  }
  return changed;
}

async function exportPage(type: AnyPageType, row: PageRow, home: string): Promise<string[]> {
  const formerSlugs = await formerSlugsOf(row);
  const pathOf = (name: string) => join(type.folder, `${name}.md`);
  const { name, source } = writeContentFile({ content: toPage(type, row), formerSlugs });
  const left = formerSlugs
    .map((slug) => pathOf(row.variant ? `${slug}.${row.variant}` : slug))
    .filter((path) => existsSync(join(home, path)));
  for (const path of left) rmSync(join(home, path));

  const path = join(home, pathOf(name));
  if (existsSync(path) && readFileSync(path, "utf8") === source) return left;
  writeFileSync(path, source);
  return [...left, pathOf(name)];
}

async function* rowsOf({ name }: AnyPageType): AsyncGenerator<PageRow> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select(pageColumns)
      .from(pages)
      .where(and(eq(pages.type, name), gt(pages.id, after)))
      .orderBy(asc(pages.id))
      .limit(BATCH);
    yield* rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

async function formerSlugsOf({ id, slug }: PageRow): Promise<string[]> {
  const rows = await db
    .select({ slug: pageSlugs.slug })
    .from(pageSlugs)
    .where(eq(pageSlugs.pageId, id))
    .orderBy(asc(pageSlugs.since), asc(pageSlugs.slug));
  return rows.map((row) => row.slug).filter((former) => former !== slug);
}
