import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cvs, cvVersions } from "#db/schema/cvs.ts";
import { rowNumber } from "#rules/row-number.ts";
import { isOwnedAndNotBinned } from "../document/cv-columns.server.ts";
import { MAX_CVS } from "../document/refusals.ts";
import type { Sendable, SendableVersion } from "./sending.ts";

const VERSIONS_TO_CHOOSE = 12;

const columns = {
  revision: cvVersions.revision,
  number: cvVersions.number,
  name: cvVersions.name,
  savedAt: cvVersions.savedAt,
  downloadedAt: cvVersions.downloadedAt,
};

const isShown = sql`not ${cvVersions.isSuperseded}`;
/** Also a file that was made while the next words were being saved into the same version. */
const isOffered = or(isShown, sql`${cvVersions.downloadedAt} is not null`);

/** What somebody could have sent: their documents out of the bin, each with its newest versions. */
export async function listSendable(ownerId: string): Promise<Sendable[]> {
  const newest = db
    .select(columns)
    .from(cvVersions)
    .where(and(eq(cvVersions.cvId, cvs.id), isOffered))
    .orderBy(desc(cvVersions.revision))
    .limit(VERSIONS_TO_CHOOSE)
    .as("newest");
  const { revision, number, name, savedAt, downloadedAt } = newest;
  const rows = await db
    .select({
      id: cvs.id,
      kind: cvs.kind,
      title: cvs.title,
      forJobId: cvs.forJobId,
      version: { revision, number, name, savedAt, downloadedAt },
      isCurrent: sql<boolean>`${cvs.revision} = ${revision}`,
    })
    .from(cvs)
    .crossJoinLateral(newest)
    .where(and(eq(cvs.ownerId, ownerId), isNull(cvs.binnedAt)))
    .orderBy(desc(cvs.updatedAt), asc(cvs.id), desc(revision))
    .limit(MAX_CVS * VERSIONS_TO_CHOOSE);
  const found = new Map<string, Sendable & { versions: SendableVersion[] }>();
  for (const { version, isCurrent, ...document } of rows) {
    const known = found.get(document.id) ?? { ...document, versions: [] };
    known.versions.push({ ...version, isCurrent });
    found.set(document.id, known);
  }
  return [...found.values()];
}

type OneVersion = { ownerId: string; cvId: string; number: number | null };

/** The newest versions of one document, and the one that was asked for, however old. */
export async function listSendableVersions({
  ownerId,
  cvId,
  number,
}: OneVersion): Promise<SendableVersion[]> {
  const own = isOwnedAndNotBinned(ownerId, cvId);
  const newest = await versionsWhere(and(own, isOffered));
  if (number === null || newest.some((each) => each.number === number)) return newest;
  const isAsked = eq(cvVersions.number, rowNumber(number));
  return [...newest, ...(await versionsWhere(and(own, isShown, isAsked)))];
}

function versionsWhere(where: SQL | undefined): Promise<SendableVersion[]> {
  return db
    .select({ ...columns, isCurrent: sql<boolean>`${cvs.revision} = ${cvVersions.revision}` })
    .from(cvVersions)
    .innerJoin(cvs, eq(cvs.id, cvVersions.cvId))
    .where(where)
    .orderBy(desc(cvVersions.revision))
    .limit(VERSIONS_TO_CHOOSE);
}
