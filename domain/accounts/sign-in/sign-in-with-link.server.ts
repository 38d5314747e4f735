import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { LinkRefusal } from "../refusals.ts";
import type { RequestFacts } from "../request-facts.ts";
import { spendToken } from "./one-time-tokens.server.ts";
import { openSignedInSession, type SignedIn } from "./sign-in.server.ts";

/** Signs in by an emailed link. Having read the mail also shows that the address is theirs. */
export async function signInWithLink(
  token: string,
  facts: RequestFacts,
  now: Date,
): Promise<Result<SignedIn, LinkRefusal>> {
  const user = await db.transaction(async (tx) => {
    const userId = await spendToken(tx, "sign-in-link", token, now);
    if (!userId) return undefined;
    const [found] = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now })
      .where(eq(users.id, userId))
      .returning({ userId: users.id, email: users.email });
    return found;
  });
  if (!user) return no("link-invalid");
  return ok(await openSignedInSession(user, { remember: false, way: "link", now }, facts));
}
