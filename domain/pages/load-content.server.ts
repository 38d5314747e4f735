import { createHash } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { pageSlugs, pages } from "#db/schema/pages.ts";
import { log } from "#platform/log.server.ts";
import { forgetPages } from "#platform/page-cache.server.ts";
import { type ContentFile, readContentFile, writeContentFile } from "./content-file.server.ts";
import { contentFolder, readFolder } from "./content-folder.server.ts";
import type { Page } from "./page.ts";
import { pageColumns, toPage } from "./page-row.server.ts";
import { type AnyPageType, pageTag } from "./page-type.ts";
import { insertPage, updatePage } from "./write-page.server.ts";

// Any number will do, as long as every process of ours takes the same one.
const ADVISORY_LOCK = 7_294_032;

/** What became of a file: a page staff have edited is left as they want it. */
type Outcome = "added" | "updated" | "unchanged" | "edited-by-staff";

type Source = { type: AnyPageType; name: string; source: string; hash: string };

/**
 * Takes the files of content/ into the database: all of them at the first start, later those that
 * changed. A page that staff have changed since is never overwritten; `npm run content:export`
 * writes it back to its file.
 */
export async function loadContent(
  types: readonly AnyPageType[],
  now: Date,
  home = contentFolder(),
): Promise<ReadonlyMap<string, Outcome>> {
  const sources = types.flatMap((type) =>
    readFolder(type, home).map((file) => ({ type, ...file, hash: hashOf(file.source) })),
  );
  const outcomes = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    const known = await knownFiles(tx, types);
    const done = new Map<string, Outcome>();
    for (const file of sources) {
      const outcome = await loadFile(tx, file, known.get(keyOf(file.type, file.name)), now);
      done.set(keyOf(file.type, file.name), outcome);
    }
    return done;
  });
  for (const tag of changedTags(types, outcomes)) forgetPages(tag);
  return outcomes;
}

type Known = { id: number; revision: number; fileHash: string | null; fileRevision: number | null };

async function loadFile(
  tx: Transaction,
  { type, name, source, hash }: Source,
  known: Known | undefined,
  now: Date,
): Promise<Outcome> {
  if (known?.fileHash === hash) return "unchanged";
  const { content, formerSlugs } = readContentFile(type, name, source);
  const change = { byId: null, at: now, fileHash: hash };
  if (!known) {
    const { id } = await insertPage(tx, type, content, change);
    await keepFormerSlugs(tx, type, { id, variant: content.variant, formerSlugs }, now);
    return "added";
  }
  const page = await unsafePageById(tx, type, known.id);
  if (known.revision !== known.fileRevision) {
    return takeUp(tx, { type, name, source, hash }, { content: page, formerSlugs });
  }
  await updatePage(tx, type, { ...content, id: page.id, revision: page.revision }, change);
  await keepFormerSlugs(tx, type, { id: page.id, variant: page.variant, formerSlugs }, now);
  return "updated";
}

/** A page of staff's that was exported since says what its file says, and follows the file again. */
async function takeUp(
  tx: Transaction,
  { type, name, source, hash }: Source,
  file: ContentFile<unknown> & { content: Page<unknown> },
): Promise<Outcome> {
  const { id, revision } = file.content;
  const ours = writeContentFile(file);
  if (ours.source !== source || ours.name !== name) {
    log.info({ page: keyOf(type, name) }, "a page edited by staff is not taken from its file");
    return "edited-by-staff";
  }
  await tx.update(pages).set({ fileHash: hash, fileRevision: revision }).where(eq(pages.id, id));
  return "unchanged";
}

/** Every page of these types by each slug it has or had. */
async function knownFiles(
  tx: Transaction,
  types: readonly AnyPageType[],
): Promise<ReadonlyMap<string, Known>> {
  const rows = await tx
    .select({
      type: pageSlugs.type,
      slug: pageSlugs.slug,
      variant: pageSlugs.variant,
      id: pages.id,
      revision: pages.revision,
      fileHash: pages.fileHash,
      fileRevision: pages.fileRevision,
    })
    .from(pageSlugs)
    .innerJoin(pages, eq(pages.id, pageSlugs.pageId))
    .where(
      inArray(
        pageSlugs.type,
        types.map(({ name }) => name),
      ),
    );
  return new Map(
    rows.map(({ type, slug, variant, ...row }) => [
      keyOf({ name: type }, variant ? `${slug}.${variant}` : slug),
      row,
    ]),
  );
}

async function unsafePageById(tx: Transaction, type: AnyPageType, id: number) {
  const [row] = await tx.select(pageColumns).from(pages).where(eq(pages.id, id)).for("update");
  return toPage(type, row!);
}

type Former = { id: number; variant: string; formerSlugs: readonly string[] };

async function keepFormerSlugs(
  tx: Transaction,
  { name }: { name: string },
  { id, variant, formerSlugs }: Former,
  since: Date,
): Promise<void> {
  if (formerSlugs.length === 0) return;
  const rows = formerSlugs.map((slug) => ({ type: name, slug, variant, pageId: id, since }));
  await tx.insert(pageSlugs).values(rows).onConflictDoNothing();
}

function changedTags(
  types: readonly AnyPageType[],
  outcomes: ReadonlyMap<string, Outcome>,
): string[] {
  const hasChanged = (type: AnyPageType) =>
    [...outcomes].some(
      ([key, outcome]) =>
        key.startsWith(`${type.name}/`) && (outcome === "added" || outcome === "updated"),
    );
  return types.filter(hasChanged).map(pageTag);
}

function keyOf({ name }: { name: string }, file: string): string {
  return `${name}/${file}`;
}

function hashOf(source: string): string {
  return createHash("sha256").update(source).digest("base64url");
}
