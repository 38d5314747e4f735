import type { Transaction } from "#db/client.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { accountAudit } from "../audit-kinds.ts";

type Asking = { kind: string; universityId?: number | null; isNew: boolean };

/** Notes that somebody asked to be let in, for the first time or again while it waits. */
export async function recordAsking(
  tx: Transaction,
  { kind, universityId = null, isNew }: Asking,
): Promise<void> {
  const detail = { kind, ...(isNew ? {} : { again: "yes" }) };
  await record(tx, accountAudit["access-requested"], { universityId, detail });
}
