import { and, desc, eq, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { courseCertificates } from "#db/schema/learners.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { CertificateRefusal } from "./refusals.ts";

const MAX_OWN = 100;

const row = {
  code: courseCertificates.code,
  courseId: courseCertificates.courseId,
  courseTitle: courseCertificates.courseTitle,
  holder: courseCertificates.holder,
  lessonCount: courseCertificates.lessonCount,
  minutes: courseCertificates.minutes,
  issuedAt: courseCertificates.issuedAt,
  showsName: courseCertificates.showsName,
  withdrawnAt: courseCertificates.withdrawnAt,
};

export type Certificate = Awaited<ReturnType<typeof certificatesOf>>[number];

export function certificatesOf(userId: string) {
  return db
    .select(row)
    .from(courseCertificates)
    .where(eq(courseCertificates.userId, userId))
    .orderBy(desc(courseCertificates.issuedAt), desc(courseCertificates.id))
    .limit(MAX_OWN);
}

const isOwn = (userId: string, code: string) =>
  and(
    eq(courseCertificates.userId, userId),
    eq(courseCertificates.code, code),
    isNull(courseCertificates.withdrawnAt),
  );

export async function findCertificateOf(
  userId: string,
  code: string,
): Promise<Certificate | undefined> {
  const [found] = await db.select(row).from(courseCertificates).where(isOwn(userId, code));
  return found;
}

/** What anybody may read of a certificate: the holder only where the holder wants it. */
export async function verifyCertificate(code: string) {
  const [found] = await db
    .select(row)
    .from(courseCertificates)
    .where(and(eq(courseCertificates.code, code), isNull(courseCertificates.withdrawnAt)));
  if (!found) return null;
  const { holder, showsName, courseTitle, lessonCount, minutes, issuedAt } = found;
  return { code, holder: showsName ? holder : null, courseTitle, lessonCount, minutes, issuedAt };
}

export type VerifiedCertificate = NonNullable<Awaited<ReturnType<typeof verifyCertificate>>>;

type Changed = Promise<Result<null, CertificateRefusal>>;

export function showName(userId: string, code: string, showsName: boolean): Changed {
  return change(userId, code, { showsName });
}

/** From now on nobody can verify it. The row stays, so that its code is never given twice. */
export function withdrawCertificate(userId: string, code: string, now: Date): Changed {
  return change(userId, code, { withdrawnAt: now });
}

async function change(
  userId: string,
  code: string,
  set: { showsName: boolean } | { withdrawnAt: Date },
): Changed {
  const changed = await db
    .update(courseCertificates)
    .set(set)
    .where(isOwn(userId, code))
    .returning({ code: courseCertificates.code });
  return changed.length > 0 ? ok(null) : no("not-found");
}
