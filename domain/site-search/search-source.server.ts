import { and, asc, gt, inArray, type SQL } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { pages } from "#db/schema/pages.ts";
import { OutboxReader } from "#platform/search-outbox.server.ts";
import { yieldingToOthers } from "#platform/yielding-to-others.server.ts";
import { dayIn } from "#rules/day-in.ts";
import type {
  Plan,
  SearchAnswer,
  SearchDocument,
  SearchQuestion,
  Source,
} from "#search/contract.ts";
import { createIndex, shapeVersion } from "#search/document-index.ts";
import {
  employerDocument,
  type IndexedPage,
  pageDocument,
  rowsOf,
  siteShape,
  toolDocuments,
} from "./site-documents.server.ts";

export const SITE_COLLECTION = "site";

/** Counts up whenever documents are made in another way, so that older snapshots are refused. */
const EDITION = 1;
const BATCH = 500;
const CHANGES = 100;

/** Everything that is neither a job nor a sponsor. Runs in the index's thread, on its own `db`. */
export function sitePlan(): Plan<SearchDocument, SearchQuestion, SearchAnswer> {
  return {
    version: `site-${EDITION}-${shapeVersion(siteShape)}`,
    create: () => createIndex(siteShape),
    source: siteSource(),
  };
}

export function siteSource(clock: () => Date = () => new Date()): Source<SearchDocument> {
  const outbox = new OutboxReader(SITE_COLLECTION, CHANGES);
  return {
    async readAll(onBatch) {
      const position = await outbox.begin();
      await onBatch(toolDocuments());
      for await (const rows of inBatches(readPages)) {
        const documents = await yieldingToOthers(documentsOf(rows, clock()));
        if (documents.length > 0) await onBatch(documents);
      }
      for await (const rows of inBatches(readEmployers)) await onBatch(rows.map(employerDocument));
      return position;
    },
    async readChanges(position) {
      const part = await outbox.next(position);
      if (!part) return null;
      const changed = await readAgain(part.ids, clock());
      const found = new Set(changed.map(({ id }) => id));
      return {
        position: part.position,
        changed,
        gone: part.ids.filter((id) => !found.has(id)),
      };
    },
  };
}

async function readAgain(ids: readonly number[], now: Date): Promise<SearchDocument[]> {
  const [pageIds, employerIds] = [rowsOf("page", ids), rowsOf("employer", ids)];
  const written = pageIds.length > 0 ? await readPages(inArray(pages.id, pageIds)) : [];
  const named =
    employerIds.length > 0 ? await readEmployers(inArray(employers.id, employerIds)) : [];
  return [...(await yieldingToOthers(documentsOf(written, now))), ...named.map(employerDocument)];
}

/** Pauses after each: the index is asked while pages are read again. */
function* documentsOf(rows: readonly IndexedPage[], now: Date): Generator<void, SearchDocument[]> {
  const today = dayIn("gb", now);
  const documents: SearchDocument[] = [];
  for (const row of rows) {
    documents.push(...pageDocument(row, today));
    yield;
  }
  return documents;
}

type Read<Row> = (which: SQL | undefined, after?: number) => Promise<Row[]>;

async function* inBatches<Row extends { id: number }>(read: Read<Row>) {
  for (let after = 0; ; ) {
    const rows = await read(undefined, after);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

/** Published, or some day: drafts are in no index. The question says which are live. */
const readPages: Read<IndexedPage> = (which, after = 0) =>
  db
    .select({
      id: pages.id,
      type: pages.type,
      slug: pages.slug,
      variant: pages.variant,
      title: pages.title,
      description: pages.description,
      body: pages.body,
      fields: pages.fields,
      status: pages.status,
      publishedAt: pages.publishedAt,
    })
    .from(pages)
    .where(and(which, gt(pages.id, after), inArray(pages.status, ["published", "scheduled"])))
    .orderBy(asc(pages.id))
    .limit(BATCH);

const readEmployers = (which: SQL | undefined, after = 0) =>
  db
    .select({
      id: employers.id,
      name: employers.name,
      about: employers.about,
      town: employers.town,
    })
    .from(employers)
    .where(and(which, gt(employers.id, after)))
    .orderBy(asc(employers.id))
    .limit(BATCH);
