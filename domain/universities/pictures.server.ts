import { createHash } from "node:crypto";
import { and, eq, lt, notExists } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { employerChanges, employers } from "#db/schema/employers.ts";
import { pictures, universities } from "#db/schema/universities.ts";
import type { Picture } from "#platform/pictures.server.ts";

const ID = /^[\w-]{43}$/;
const KEPT_UNUSED_MS = 24 * 3600_000;

/** For anyone who knows the id, as a page that shows the picture does. */
export async function findPicture(id: string) {
  if (!ID.test(id)) return undefined;
  const [picture] = await db
    .select({ bytes: pictures.bytes, type: pictures.type })
    .from(pictures)
    .where(eq(pictures.id, id));
  return picture;
}

/** The same picture sent twice is kept once, and counts as new: see below. */
export async function keepPicture(tx: Transaction, picture: Picture): Promise<string> {
  const id = createHash("sha256").update(picture.bytes).digest("base64url");
  const createdAt = new Date();
  await tx
    .insert(pictures)
    .values({ id, ...picture, createdAt })
    .onConflictDoUpdate({ target: pictures.id, set: { createdAt } });
  return id;
}

/**
 * Deletes pictures that nothing shows. Not on the day they came: a page rendered
 * a moment before its university changed may still ask for the former one.
 */
export async function forgetUnusedPictures(now: Date): Promise<void> {
  const shown = db
    .select({ id: universities.id })
    .from(universities)
    .where(eq(universities.logoId, pictures.id));
  const shownByEmployer = db
    .select({ id: employers.id })
    .from(employers)
    .where(eq(employers.logoId, pictures.id));
  const askedFor = db
    .select({ id: employerChanges.employerId })
    .from(employerChanges)
    .where(eq(employerChanges.logoId, pictures.id));
  const before = new Date(now.getTime() - KEPT_UNUSED_MS);
  await db
    .delete(pictures)
    .where(
      and(
        lt(pictures.createdAt, before),
        notExists(shown),
        notExists(shownByEmployer),
        notExists(askedFor),
      ),
    );
}
