import { randomBytes } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { signOnFailures } from "#db/schema/single-sign-on.ts";
import type { Paged } from "#rules/paged.ts";
import type { SignOnRefusal } from "../provider/refusals.ts";

const PAGE_SIZE = 10;
/** Letters and digits that cannot be mistaken for one another on the phone. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

export type Failure = { reason: SignOnRefusal; detail?: string | undefined };

/** Notes what went wrong, and gives the code the person is shown. */
export async function noteFailure(
  { universityId, isTry }: { universityId: number; isTry: boolean },
  { reason, detail }: Failure,
  now: Date,
): Promise<string> {
  const reference = [...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  await db.insert(signOnFailures).values({
    ...{ reference, universityId, isTry, reason, at: now },
    detail: detail?.slice(0, 300) ?? null,
  });
  return reference;
}

type FailureRow = {
  reference: string;
  at: Date;
  reason: string;
  isTry: boolean;
  detail: string | null;
};

/** What went wrong at a university lately, newest first. */
export async function listFailures(
  universityId: number,
  { page }: { page: number },
): Promise<Paged<FailureRow>> {
  const where = eq(signOnFailures.universityId, universityId);
  const rows = await db
    .select({
      reference: signOnFailures.reference,
      at: signOnFailures.at,
      reason: signOnFailures.reason,
      isTry: signOnFailures.isTry,
      detail: signOnFailures.detail,
    })
    .from(signOnFailures)
    .where(where)
    .orderBy(desc(signOnFailures.at), signOnFailures.reference)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows, total: await db.$count(signOnFailures, where), page, pageSize: PAGE_SIZE };
}
