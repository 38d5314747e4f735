import { and, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { cvReviews, cvs } from "#db/schema/cvs.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { isCvId } from "../document/cv-id.ts";
import { type CvAction, judgeCv } from "./cv-policy.ts";

export type CvSubject = Awaited<ReturnType<typeof subjectOf>> & {};

/** The document where this visitor may do this to it; no trace of it where not. */
export async function subjectFor(
  tx: Database | Transaction,
  visitor: SignedInMember,
  { cvId, action }: { cvId: string; action: CvAction },
): Promise<CvSubject | null> {
  const subject = await subjectOf(tx, cvId);
  return subject && judgeCv(visitor, action, subject) === true ? subject : null;
}

/** Whose document it is, and which university may read it: none once its owner has left there. */
async function subjectOf(tx: Database | Transaction, cvId: string) {
  if (!isCvId(cvId)) return undefined;
  const [row] = await tx
    .select({
      id: cvs.id,
      ownerId: cvs.ownerId,
      document: cvs.document,
      invitedUniversityId: cvReviews.universityId,
    })
    .from(cvs)
    .innerJoin(users, and(eq(users.id, cvs.ownerId), isNull(users.eraseAfter)))
    .leftJoin(
      cvReviews,
      and(
        eq(cvReviews.cvId, cvs.id),
        isNull(cvReviews.endedAt),
        eq(cvReviews.universityId, users.universityId),
      ),
    )
    .where(and(eq(cvs.id, cvId), isNull(cvs.binnedAt)));
  return row;
}
