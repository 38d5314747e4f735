import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { settings } from "#platform/settings.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { deviceCookies, openSession } from "../auth/open-session.server.ts";
import { recordSignIn } from "../auth/record-sign-in.server.ts";
import { countTry, forgetTry, noteWrongPassword } from "../auth/sign-in-limits.server.ts";
import { unsafeFindMember } from "../people/find-member.server.ts";
import type { SignInRefusal } from "../refusals.ts";
import type { RequestFacts } from "../request-facts.ts";
import {
  signOnOnlyAt,
  signOnOnlyFor,
} from "../single-sign-on/provider/providers.queries.server.ts";
import { mustUsePasskey } from "../two-factor/two-factor.server.ts";
import type { SignedInMember } from "../visitor.ts";
import { type Checked, checkPassword } from "./check-password.server.ts";
import { requestSignInLink } from "./request-sign-in-link.server.ts";
import type { SignInInput } from "./sign-in.schema.ts";

export type SignedIn =
  | { kind: "signed-in"; member: SignedInMember; cookies: string[] }
  | { kind: "two-factor" | "use-passkey" | "deactivated"; cookies: string[] }
  /** The university lets its people in through its own page alone. */
  | { kind: "use-university"; universityId: number; cookies: string[] };

/**
 * Signs somebody in by email and password. After many wrong ones the right one alone does not
 * open the account any more from a browser we do not know: its owner gets a link by mail, and
 * the page says the same whether it was right or wrong. See docs/decisions/0023.
 */
export async function signIn(
  { email, password, remember }: SignInInput,
  facts: RequestFacts,
  now: Date,
): Promise<Result<SignedIn, SignInRefusal>> {
  // Asked for every address, before anything is known of it.
  const onlyAt = await signOnOnlyAt(email);
  const tries = await countTry(email, facts, now);
  const checked = await checkPassword(email, password);
  if (tries.isOver) {
    // The same for a right password as for a wrong one, which must not be told apart.
    await noteWrongPassword(tries, email, now);
    await requestSignInLink({ email, isDecoy: !checked?.isRight });
    return no("by-mail");
  }
  if (!checked?.isRight) {
    await noteWrongPassword(tries, email, now);
    // The same as for a right one: anyone who guesses does not learn which it was.
    if (onlyAt !== null) return ok({ kind: "use-university", universityId: onlyAt, cookies: [] });
    return no("wrong-credentials");
  }
  const signedIn = await openSignedInSession(checked, { remember, way: "password", now }, facts);
  await forgetTry(tries);
  return ok(signedIn);
}

type Entry = {
  remember: boolean;
  way: "password" | "link" | "university";
  now: Date;
  /** What else is written in the transaction that opens the session. */
  also?: (tx: Transaction, token: string) => Promise<void>;
};

/** Opens the session once somebody has shown who they are. */
export async function openSignedInSession(
  { userId, email }: Pick<Checked, "userId" | "email">,
  { remember, way, now, also }: Entry,
  facts: RequestFacts,
): Promise<SignedIn> {
  const member = await unsafeFindMember(userId);
  if (await isDeactivated(userId)) return { kind: "deactivated", cookies: [] };
  const onlyAt = way === "university" ? null : await signOnOnlyFor(member);
  if (onlyAt !== null) return { kind: "use-university", universityId: onlyAt, cookies: [] };
  if (mustUsePasskey(member, settings())) return { kind: "use-passkey", cookies: [] };
  const opened = await db.transaction(async (tx) => {
    const session = await openSession(tx, { userId, remember }, facts);
    if (session.kind === "signed-in") {
      await recordSignIn(tx, { userId, detail: { way }, now });
      await also?.(tx, session.token);
    }
    return session;
  });
  if (opened.kind === "two-factor") return { kind: "two-factor", cookies: opened.cookies };

  const cookies = [...opened.cookies, ...(await deviceCookies(email, facts, now))];
  return { kind: "signed-in", member, cookies };
}

/** Whether the person's university has closed the account. The database refuses the session too. */
export async function isDeactivated(userId: string): Promise<boolean> {
  const [user] = await db
    .select({ deactivatedAt: users.deactivatedAt })
    .from(users)
    .where(eq(users.id, userId));
  return user?.deactivatedAt != null;
}
