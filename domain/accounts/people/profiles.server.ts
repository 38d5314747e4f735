import { eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import type { ProfileInput } from "./profile.schema.ts";

export type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

const profileQuery = db
  .select({
    name: users.name,
    email: users.email,
    timeZone: users.timeZone,
    phone: profiles.phone,
    phoneExtension: profiles.phoneExtension,
    phoneCountry: profiles.phoneCountry,
    nextTimeZone: profiles.nextTimeZone,
    movesOn: profiles.movesOn,
    homeCountry: profiles.homeCountry,
    course: profiles.course,
    courseLevel: profiles.courseLevel,
    courseStartsOn: profiles.courseStartsOn,
    courseEndsOn: profiles.courseEndsOn,
    graduationYear: profiles.graduationYear,
    jobTitle: profiles.jobTitle,
  })
  .from(users)
  .leftJoin(profiles, eq(profiles.userId, users.id))
  .where(eq(users.id, sql.placeholder("userId")))
  .prepare("profile");

export async function findProfile(userId: string) {
  const [profile] = await profileQuery.execute({ userId });
  return profile ?? null;
}

/** Fields that are undefined stay as they are; null takes the value away. */
export async function saveProfile(userId: string, input: ProfileInput, now: Date): Promise<void> {
  await db.transaction((tx) => writeProfile(tx, { userId, input, now }));
  outdateSessions(userId);
}

type Written = { userId: string; input: Partial<ProfileInput>; now: Date };

/** The same within another transaction; the code that commits it calls `outdateSessions`. */
export async function writeProfile(tx: Transaction, { userId, input, now }: Written) {
  const { name, timeZone, ...profile } = input;
  await tx.update(users).set({ name, timeZone, updatedAt: now }).where(eq(users.id, userId));
  await tx
    .insert(profiles)
    .values({ userId, ...profile, updatedAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...profile, updatedAt: now } });
}
