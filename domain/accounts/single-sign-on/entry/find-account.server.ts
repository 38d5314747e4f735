import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { signOnIdentities } from "#db/schema/single-sign-on.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import type { Role } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountActivity } from "../../activity-kinds.ts";
import { accountAudit } from "../../audit-kinds.ts";
import { findByFormerAddress } from "../../merging/former-address.server.ts";
import type { Answer } from "../attempts/attempts.server.ts";
import type { MappedPerson } from "../provider/mapping.ts";
import type { SignOnRefusal } from "../provider/refusals.ts";

/** Accounts that a university's provider may open. Never one that sees other people's data. */
const OPENED: readonly Role[] = ["student", "alumni", "ambassador", "predeparture_student"];

type Arriving = {
  university: { id: number; name: string };
  answer: Answer;
  person: MappedPerson;
  /** How the pre-authorised rule covers the address: on a domain of the university, on its list, or not. */
  known: "domain" | "list" | null;
  /** The invitation they came with, kept with an account that is made now. */
  referralCode: string | null;
  referredAt: Date | null;
  now: Date;
};

type Found = Result<{ userId: string; email: string; isNew: boolean }, SignOnRefusal>;

/** The account of the person the provider names: known already, linked by its address, or made now. */
export async function findAccount(tx: Transaction, arriving: Arriving): Promise<Found> {
  const known = await findLinked(tx, arriving);
  if (known) return check(known, arriving);

  const { person, answer } = arriving;
  if (!person.email) return no("no-email");
  if (answer.isEmailVerified === false) return no("email-unconfirmed");
  if (!arriving.known) return no("not-listed");
  const existing = await findByEmail(tx, person.email);
  if (existing) return linkExisting(tx, existing, arriving);
  // It may be somebody else's by now: the account it was merged into is not theirs to open.
  if (await findByFormerAddress(tx, person.email)) return no("merged");
  return person.role ? makeAccount(tx, arriving) : no("not-a-student");
}

const columns = {
  userId: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  universityId: users.universityId,
  emailVerified: users.emailVerified,
  deactivatedAt: users.deactivatedAt,
};
type Existing = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

async function findLinked(tx: Transaction, { university, answer, now }: Arriving) {
  if (!answer.subject) return null;
  const [linked] = await tx
    .update(signOnIdentities)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(signOnIdentities.universityId, university.id),
        eq(signOnIdentities.issuer, answer.issuer),
        eq(signOnIdentities.subject, answer.subject),
      ),
    )
    .returning({ userId: signOnIdentities.userId });
  if (!linked) return null;
  const [user] = await tx.select(columns).from(users).where(eq(users.id, linked.userId));
  return user ?? null;
}

async function findByEmail(tx: Transaction, email: string) {
  const [user] = await tx.select(columns).from(users).where(eq(users.email, email)).for("update");
  return user;
}

function check(account: Existing, { university }: Arriving): Found {
  if (account.universityId !== university.id) return no("other-university");
  if (!OPENED.includes(account.role)) return no("use-password");
  if (account.deactivatedAt) return no("deactivated");
  return ok({ userId: account.userId, email: account.email, isNew: false });
}

/**
 * An account that has a password already. Its maker showed by mail that the address is theirs,
 * and the university says the same of the person who comes now; its owner is told by mail.
 */
async function linkExisting(
  tx: Transaction,
  account: Existing,
  arriving: Arriving,
): Promise<Found> {
  const checked = check(account, arriving);
  if (!checked.ok) return checked;
  if (!account.emailVerified) return no("use-password");
  // An address elsewhere is not the university's to give out: its provider has to say it was confirmed.
  const isProved = arriving.known === "domain" || arriving.answer.isEmailVerified === true;
  if (!isProved) return no("address-not-theirs");

  const { userId, name, email } = account;
  const linked = await link(tx, userId, arriving);
  if (linked === "another-person") return no("another-person");
  if (linked === "not-lasting") return checked;
  const { university } = arriving;
  await record(tx, accountAudit["sign-on-linked"], { userId, universityId: university.id });
  const props = { name, university: university.name, link: linkTo("/account/security") };
  await sendMail(tx, { template: "sign-on-linked", to: email, props });
  return checked;
}

/**
 * Remembers who the person is to the provider. Universities give addresses out again: one that the
 * provider calls by another name than before is somebody else's now, and opens nobody's account.
 * Without a lasting name the address is asked each time.
 */
async function link(
  tx: Transaction,
  userId: string,
  { university, answer, now }: Arriving,
): Promise<"linked" | "not-lasting" | "another-person"> {
  const { issuer, subject } = answer;
  if (!subject) return "not-lasting";
  const one = { userId, universityId: university.id, issuer, subject };
  const [linked] = await tx
    .insert(signOnIdentities)
    .values({ ...one, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [signOnIdentities.userId, signOnIdentities.issuer],
      set: { lastUsedAt: now },
      setWhere: eq(signOnIdentities.subject, subject),
    })
    .returning({ userId: signOnIdentities.userId });
  return linked ? "linked" : "another-person";
}

async function makeAccount(tx: Transaction, arriving: Arriving): Promise<Found> {
  const { person, university, referralCode, referredAt, now } = arriving;
  const userId = randomUUID();
  const email = person.email!;
  const [made] = await tx
    .insert(users)
    .values({
      id: userId,
      name: person.name ?? email.split("@")[0]!,
      email,
      emailVerified: true,
      role: person.role!,
      universityId: university.id,
      ...{ referralCode, referredAt },
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  // Two windows of the same person: the other was first, and its account is linked.
  if (!made) return linkExisting(tx, (await findByEmail(tx, email))!, arriving);

  await tx.insert(profiles).values({ userId, course: person.course });
  await link(tx, userId, arriving);
  await record(tx, accountAudit["account-set-up"], {
    userId,
    universityId: university.id,
    detail: { source: "single-sign-on", role: person.role! },
  });
  await recordActivity(tx, accountActivity.registered, { userId, at: now });
  return ok({ userId, email, isNew: true });
}
