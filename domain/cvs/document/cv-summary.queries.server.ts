import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cvComments, cvSendings, cvs } from "#db/schema/cvs.ts";

const newestQuery = db
  .select({
    id: cvs.id,
    kind: cvs.kind,
    title: cvs.title,
    updatedAt: cvs.updatedAt,
    total: sql<number>`(count(*) over ())::int`,
    openComments: db.$count(
      cvComments,
      and(eq(cvComments.cvId, cvs.id), isNull(cvComments.resolvedAt), isNull(cvComments.replyToId)),
    ),
    sendings: db.$count(cvSendings, eq(cvSendings.cvId, cvs.id)),
  })
  .from(cvs)
  .where(and(eq(cvs.ownerId, sql.placeholder("ownerId")), isNull(cvs.binnedAt)))
  .orderBy(desc(cvs.updatedAt), cvs.id)
  .limit(1)
  .prepare("cv_summary");

/** The document somebody changed last, what waits in it, and how many they have. Null for none. */
export async function summariseCvs(ownerId: string) {
  const [newest] = await newestQuery.execute({ ownerId });
  return newest ?? null;
}
