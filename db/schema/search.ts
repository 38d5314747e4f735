import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/**
 * What the index in memory must read again. Triggers write it, so no change is
 * missed. `xid` is the writing transaction: rows may become visible out of the
 * order of `seq`, and readers use it to miss none.
 */
export const searchOutbox = pgTable(
  "search_outbox",
  {
    seq: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    collection: text().notNull(),
    documentId: integer().notNull(),
    xid: bigint({ mode: "number" }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
    at: instant().notNull().defaultNow(),
  },
  (table) => [
    index("search_outbox_by_transaction").on(table.xid, table.seq),
    index("search_outbox_old").on(table.at),
  ],
);
