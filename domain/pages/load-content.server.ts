import { createHash } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { pageSlugs, pages } from "#db/schema/pages.ts";
import { log } from "#platform/log.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { type ContentFile, readContentFile, writeContentFile } from "./content-file.server.ts";
import { contentFolder, readFolder } from "./content-folder.server.ts";
import type { Page } from "./page.ts";
import { pageColumns, toPage } from "./page-row.server.ts";
import { type AnyPageType, pageTag } from "./page-type.ts";
import { insertPage, storeSlug, updatePage } from "./write-page.server.ts";

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
      done.set(keyOf(file.type, file.name), await loadFile(tx, file, { known, sources }, now));
    }
    return done;
  });
  for (const tag of changedTags(types, outcomes)) invalidatePages(tag);
  return outcomes;
}

type Known = { id: number; fileHash: string | null; file: string };

type Files = { known: ReadonlyMap<string, Known>; sources: readonly Source[] };

async function loadFile(tx: Transaction, file: Source, files: Files, now: Date): Promise<Outcome> {
  const { type, name, source, hash } = file;
  const byName = files.known.get(keyOf(type, name));
  if (byName?.fileHash === hash) return "unchanged";
  const { content, formerSlugs } = readContentFile(type, name, source);
  const { variant } = content;
  const known =
    byName ??
    knownByFormer(files.known, type, { variant, formerSlugs }) ??
    knownByWords(files, file);
  const change = { byId: null, at: now, fileHash: hash };
  if (!known) {
    const { id } = await insertPage(tx, type, content, change);
    await storeFormerSlugs(tx, type, { id, variant, formerSlugs }, now);
    return "added";
  }
  const { id, revision, fileRevision } = await lockedRow(tx, known.id);
  if (revision !== fileRevision) {
    const page = await unsafePageById(tx, type, id);
    return takeUp(tx, file, { content: page, formerSlugs });
  }
  if (!byName) await storeSlug(tx, type, { id, slug: content.slug, variant }, now);
  await updatePage(tx, type, { ...content, id, revision }, change);
  await storeFormerSlugs(tx, type, { id, variant, formerSlugs }, now);
  return "updated";
}

/** A file that was renamed names the slugs its page had. */
function knownByFormer(
  known: ReadonlyMap<string, Known>,
  type: AnyPageType,
  { variant, formerSlugs }: Pick<Former, "variant" | "formerSlugs">,
): Known | undefined {
  return formerSlugs.map((slug) => known.get(keyOf(type, fileOf(slug, variant)))).find(Boolean);
}

/** A file that was renamed and says nothing of it has the very words of one that is gone. */
function knownByWords({ known, sources }: Files, { type, hash }: Source): Known | undefined {
  const isThere = (key: string) => sources.some((each) => keyOf(each.type, each.name) === key);
  return [...known.values()].find(
    ({ fileHash, file }) => fileHash === hash && file.startsWith(`${type.name}/`) && !isThere(file),
  );
}

/** Read under its lock: staff may be saving the page this moment. */
async function lockedRow(tx: Transaction, id: number) {
  const { revision, fileRevision } = pages;
  const [row] = await tx
    .select({ id: pages.id, revision, fileRevision })
    .from(pages)
    .where(eq(pages.id, id))
    .for("update");
  return row!;
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
      fileHash: pages.fileHash,
      now: pages.slug,
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
    rows.map(({ type, slug, variant, now, ...row }) => [
      keyOf({ name: type }, fileOf(slug, variant)),
      { ...row, file: keyOf({ name: type }, fileOf(now, variant)) },
    ]),
  );
}

async function unsafePageById(tx: Transaction, type: AnyPageType, id: number) {
  const [row] = await tx.select(pageColumns).from(pages).where(eq(pages.id, id));
  return toPage(type, row!);
}

type Former = { id: number; variant: string; formerSlugs: readonly string[] };

async function storeFormerSlugs(
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

function fileOf(slug: string, variant: string): string {
  return variant ? `${slug}.${variant}` : slug;
}

function keyOf({ name }: { name: string }, file: string): string {
  return `${name}/${file}`;
}

function hashOf(source: string): string {
  return createHash("sha256").update(source).digest("base64url");
}
