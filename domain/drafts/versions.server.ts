import { and, desc, eq, getTableColumns, isNull, lt, lte } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "#db/client.server.ts";
import { nextVersion } from "./next-version.ts";

/** States between two versions stay this long, so that a window left open is merged on what it opened. */
const BETWEEN_MS = 7 * 24 * 3600_000;

/** Every revision of documents of one kind. Those of one sitting share a number; the last of them is the version. */
type VersionsTable = PgTable &
  Record<
    "revision" | "number" | "name" | "isSuperseded" | "startedAt" | "savedAt" | "byId" | "state",
    PgColumn
  >;

type Recorded<State> = {
  state: State;
  revision: number;
  byId: string | null;
  now: Date;
  /** Leaves the version before it in the history. */
  isNew?: boolean | undefined;
  name?: string | undefined;
  restoredFrom?: number | undefined;
};

type Last = {
  revision: number;
  number: number;
  startedAt: Date;
  byId: string | null;
  name: string | null;
};

type Version<State> = { state: State; number: number };

/** The versions of one document, which `key` tells from the others of its table. */
export function versionsOf<State>(table: VersionsTable, key: Record<string, string | number>) {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const isOf = and(...Object.entries(key).map(([name, value]) => eq(columns[name]!, value)));
  const isRevision = (revision: number) => and(isOf, eq(table.revision, revision));

  async function last(tx: Transaction): Promise<Last | undefined> {
    const { revision, number, startedAt, byId, name } = table;
    const [row] = await tx
      .select({ revision, number, startedAt, byId, name })
      .from(table)
      .where(isOf)
      .orderBy(desc(revision))
      .limit(1);
    return row as Last | undefined;
  }

  async function deleteBetween(tx: Transaction, now: Date): Promise<void> {
    const isOld = lt(table.savedAt, new Date(now.getTime() - BETWEEN_MS));
    await tx
      .delete(table)
      .where(and(isOf, eq(table.isSuperseded, true), isNull(table.name), isOld));
  }

  return {
    /** Stores a revision, and returns the number of its version. One person's sitting is one version. */
    async record(tx: Transaction, recorded: Recorded<State>): Promise<number> {
      const { now, isNew = false, ...values } = recorded;
      const before = await last(tx);
      const startsVersion =
        isNew || values.restoredFrom !== undefined || before?.byId !== values.byId;
      const pinned = before && { ...before, isPinned: before.name !== null };
      const { number, startedAt, replacesLast } = nextVersion(pinned, {
        now,
        isNew: startsVersion,
      });
      if (replacesLast && before) {
        await tx.update(table).set({ isSuperseded: true }).where(isRevision(before.revision));
      }
      await tx.insert(table).values({ ...key, ...values, number, startedAt, savedAt: now });
      await deleteBetween(tx, now);
      return number;
    },

    /** The version and the words of a revision, or of the nearest before it that is still stored. */
    async at(tx: Transaction, revision: number): Promise<Version<State> | null> {
      const [row] = await tx
        .select({ state: table.state, number: table.number })
        .from(table)
        .where(and(isOf, lte(table.revision, revision)))
        .orderBy(desc(table.revision))
        .limit(1);
      return (row as Version<State> | undefined) ?? null;
    },

    /** The number of that version alone; 0 where there is none. */
    async numberAt(tx: Transaction, revision: number): Promise<number> {
      const [row] = await tx
        .select({ number: table.number })
        .from(table)
        .where(and(isOf, lte(table.revision, revision)))
        .orderBy(desc(table.revision))
        .limit(1);
      return (row as { number: number } | undefined)?.number ?? 0;
    },

    /** One without a name gets this one. A named version is never folded into a later one. */
    async name(tx: Transaction, revision: number, name: string): Promise<void> {
      await tx
        .update(table)
        .set({ name })
        .where(and(isRevision(revision), isNull(table.name)));
    },
  };
}
