import { and, asc, eq, gt, isNull, lt, or } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { signOnKeys } from "#db/schema/single-sign-on.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../../audit-kinds.ts";
import { seal, unseal } from "../provider/sealing.server.ts";
import { makeCertifiedKey } from "./make-key.server.ts";

/** How long the key before goes on working after a new one was made. */
const ROLLOVER_DAYS = 30;

export type OwnKey = { certificate: string; privateKey: string; retiresAt: Date | null };

/** Our keys for a university's provider that are good now, the oldest first. It always has one. */
export async function keysOf(universityId: number, now: Date): Promise<[OwnKey, ...OwnKey[]]> {
  const opened = await openKeys(universityId, now);
  const current = opened.find(({ retiresAt }) => retiresAt === null);
  if (!current) await makeFirst(universityId, now);
  const keys = current ? opened : await openKeys(universityId, now);
  const [first, ...more] = keys;
  if (!first) throw new Error(`The SAML key of university ${universityId} was not kept`);
  return [first, ...more];
}

async function openKeys(universityId: number, now: Date): Promise<OwnKey[]> {
  const rows = await db
    .select()
    .from(signOnKeys)
    .where(
      and(
        eq(signOnKeys.universityId, universityId),
        or(isNull(signOnKeys.retiresAt), gt(signOnKeys.retiresAt, now)),
      ),
    )
    .orderBy(asc(signOnKeys.createdAt), asc(signOnKeys.id));
  const keys = await Promise.all(
    rows.map(async ({ certificate, privateKey, retiresAt }) => {
      const opened = await unseal(privateKey);
      return opened === null ? [] : [{ certificate, privateKey: opened, retiresAt }];
    }),
  );
  return keys.flat();
}

/** There was none, or the app's secret has changed and the one there was cannot be read any more. */
async function makeFirst(universityId: number, now: Date): Promise<void> {
  const made = await newKey(universityId, now);
  await db.transaction(async (tx) => {
    const [kept] = await lockCurrent(tx, universityId);
    if (kept && (await unseal(kept.privateKey)) !== null) return;
    // Where none was, somebody's first may be there by now, and that one stays.
    if (kept) await retire(tx, universityId, now);
    // Two who ask first make two: the database keeps one.
    const [first] = await tx.insert(signOnKeys).values(made).onConflictDoNothing().returning();
    if (first) await record(tx, accountAudit["sign-on-key-made"], { universityId });
  });
}

/** Makes a new key. The one before is used for signing, and opens answers, for 30 more days. */
export async function renewKey(
  { id, universityId }: { id: string; universityId: number },
  now: Date,
): Promise<Result<{}, "key-changes">> {
  const made = await newKey(universityId, now);
  return db.transaction(async (tx) => {
    await lockCurrent(tx, universityId);
    const isRetiring = and(
      eq(signOnKeys.universityId, universityId),
      gt(signOnKeys.retiresAt, now),
    );
    if ((await tx.$count(signOnKeys, isRetiring)) > 0) return no("key-changes");
    await retire(tx, universityId, new Date(now.getTime() + ROLLOVER_DAYS * 24 * 3600_000));
    await tx.insert(signOnKeys).values(made);
    await record(tx, accountAudit["sign-on-key-made"], { actorId: id, universityId });
    return ok({});
  });
}

/** Keys that retired sign nothing and open nothing any more. */
export async function deleteRetiredKeys(now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(signOnKeys)
      .where(lt(signOnKeys.retiresAt, now))
      .returning({ universityId: signOnKeys.universityId });
    for (const { universityId } of gone)
      await record(tx, accountAudit["sign-on-key-retired"], { universityId });
  });
}

function lockCurrent(tx: Transaction, universityId: number) {
  return tx.select().from(signOnKeys).where(isCurrent(universityId)).for("update");
}

async function retire(tx: Transaction, universityId: number, retiresAt: Date): Promise<void> {
  await tx.update(signOnKeys).set({ retiresAt }).where(isCurrent(universityId));
}

function isCurrent(universityId: number) {
  return and(eq(signOnKeys.universityId, universityId), isNull(signOnKeys.retiresAt));
}

async function newKey(universityId: number, now: Date) {
  const { certificate, privateKey } = await makeCertifiedKey(now);
  return { universityId, certificate, privateKey: await seal(privateKey), createdAt: now };
}
