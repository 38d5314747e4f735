import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { verifications } from "#db/schema/sign-in.ts";
import { directoryPeople } from "#db/schema/single-sign-on.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../../audit-kinds.ts";
import { outdateSessions } from "../../auth/revisions.server.ts";
import { findByFormerAddress } from "../../merging/former-address.server.ts";
import { mayJoin } from "../../registration/may-join.server.ts";
import { withdrawTokens } from "../../sign-in/one-time-tokens.server.ts";
import { endSessionsOf } from "../../sign-in/sessions.server.ts";
import { type DirectoryRow, findInDirectory, findRemoved } from "./people.queries.server.ts";
import type { DirectoryPerson } from "./scim-user.ts";

export const directoryRefusals = {
  taken: "This address or externalId has an account already.",
  "not-listed":
    "This address is neither on a domain of the university nor on its list of students who may register.",
  "not-found": "No such user at this university.",
} as const;

export type DirectoryRefusal = keyof typeof directoryRefusals;

/** An account that a university's directory makes: without a password, opened through the university. */
export async function createPerson(
  universityId: number,
  person: DirectoryPerson,
  now: Date,
): Promise<Result<DirectoryRow, DirectoryRefusal>> {
  if (!(await mayJoin(universityId, person.userName, now))) return no("not-listed");
  const returned = await findRemoved(universityId, { email: person.userName });
  if (returned) {
    const about = { universityId, userId: returned.id, isRemoved: true };
    return changePerson(about, () => person, now);
  }
  const id = randomUUID();
  return guarded(() =>
    db.transaction(async (tx) => {
      if (await findByFormerAddress(tx, person.userName)) return no("taken");
      await tx.insert(users).values({
        id,
        name: person.name,
        email: person.userName,
        emailVerified: true,
        role: "student",
        universityId,
        deactivatedAt: person.isActive ? null : now,
        createdAt: now,
        updatedAt: now,
      });
      await tx.insert(profiles).values({ userId: id });
      await saveDirectoryRow(tx, { universityId, userId: id }, person.externalId, now);
      await record(tx, accountAudit["account-set-up"], {
        ...{ userId: id, universityId },
        detail: { source: "directory", role: "student" },
      });
      return ok((await findInDirectory(universityId, id, tx))!);
    }),
  );
}

/** `isRemoved`: somebody whom the directory removed, and now sends again. */
type About = { universityId: number; userId: string; isRemoved?: boolean };

/** Makes an account what the directory says. Deactivating ends every session at once. */
export async function changePerson(
  about: About,
  change: (before: DirectoryPerson) => DirectoryPerson,
  now: Date,
): Promise<Result<DirectoryRow, DirectoryRefusal>> {
  const { universityId, userId } = about;
  const before = await findPerson(about);
  if (!before) return no("not-found");
  const { userName } = change(personOf(before));
  if (userName !== before.email && !(await mayJoin(universityId, userName, now)))
    return no("not-listed");

  const changed = await guarded(() =>
    db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
      const current = await findPerson(about, tx);
      if (!current) return no("not-found");
      await apply(tx, { universityId, current, person: change(personOf(current)), now });
      return ok((await findInDirectory(universityId, userId, tx))!);
    }),
  );
  outdateSessions(userId);
  return changed;
}

/**
 * The directory has removed somebody: the account is deactivated, and from now on there is nobody for
 * it. What the person wrote stays theirs: only they, or their wish to us, deletes it.
 */
export async function removePerson(
  about: { universityId: number; userId: string },
  now: Date,
): Promise<Result<{}, DirectoryRefusal>> {
  const gone = { isActive: false, externalId: null };
  const changed = await changePerson(about, (person) => ({ ...person, ...gone }), now);
  if (!changed.ok) return changed;
  await db
    .update(directoryPeople)
    .set({ removedAt: now })
    .where(eq(directoryPeople.userId, about.userId));
  return ok({});
}

function findPerson({ universityId, userId, isRemoved }: About, tx?: Transaction) {
  return isRemoved
    ? findRemoved(universityId, { id: userId }, tx)
    : findInDirectory(universityId, userId, tx);
}

type Applying = {
  universityId: number;
  current: DirectoryRow;
  person: DirectoryPerson;
  now: Date;
};

async function apply(tx: Transaction, { universityId, current, person, now }: Applying) {
  const userId = current.id;
  const about = { userId, universityId };
  const wasActive = current.deactivatedAt === null;
  const isChanged = person.name !== current.name || person.userName !== current.email;
  await tx
    .update(users)
    .set({
      name: person.name,
      email: person.userName,
      deactivatedAt: person.isActive ? null : (current.deactivatedAt ?? now),
      updatedAt: now,
    })
    .where(eq(users.id, userId));
  await saveDirectoryRow(tx, about, person.externalId, now);
  if (isChanged) await record(tx, accountAudit["directory-changed"], about);
  if (person.userName !== current.email) await moveToAddress(tx, current);
  if (wasActive === person.isActive) return;

  const kind = person.isActive ? "account-reactivated" : "account-deactivated";
  await record(tx, accountAudit[kind], about);
  if (person.isActive) return;
  await endSessionsOf(tx, userId);
  await withdrawTokens(tx, userId);
  // Somebody may stand between the password and the code.
  await tx.delete(verifications).where(eq(verifications.value, userId));
}

/** The former address hears of it, and nothing that was mailed to it opens the account any more. */
async function moveToAddress(tx: Transaction, { id, name, email }: DirectoryRow): Promise<void> {
  await withdrawTokens(tx, id);
  await sendMail(tx, { template: "email-changed", to: email, props: { name } });
}

function saveDirectoryRow(
  tx: Transaction,
  about: { universityId: number; userId: string },
  externalId: string | null,
  now: Date,
) {
  const set = { externalId, removedAt: null, updatedAt: now };
  return tx
    .insert(directoryPeople)
    .values({ ...about, ...set })
    .onConflictDoUpdate({ target: directoryPeople.userId, set });
}

function personOf({ email, name, externalId, deactivatedAt }: DirectoryRow): DirectoryPerson {
  return { userName: email, name, externalId, isActive: deactivatedAt === null };
}

/** An address or an id that somebody has: the database knows. */
async function guarded<Value>(
  work: () => Promise<Result<Value, DirectoryRefusal>>,
): Promise<Result<Value, DirectoryRefusal>> {
  try {
    return await work();
  } catch (error) {
    const isTaken =
      violates(error, "users_email_unique") || violates(error, "directory_people_external");
    if (isTaken) return no("taken");
    throw error;
  }
}
