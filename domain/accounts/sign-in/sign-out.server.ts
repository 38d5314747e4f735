import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { sessions } from "#db/schema/sign-in.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { accountAudit } from "../audit-kinds.ts";
import { authFor } from "../auth/auth.server.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import type { CookieFacts } from "../request-facts.ts";
import type { SignedInMember } from "../visitor.ts";
import { tokenIn } from "./session-token.ts";
import { endSessionsOf } from "./sessions.server.ts";

/** Ends this browser's session. Also clears its cookies where the session is long gone. */
export async function signOut(asked: CookieFacts): Promise<{ cookies: string[] }> {
  const token = tokenIn(asked);
  if (token) {
    await db.transaction((tx) => tx.delete(sessions).where(eq(sessions.token, token)));
    outdateSessions(token);
  }
  return { cookies: await clearingCookies(asked) };
}

/** Ends every session of the person, this one included. */
export async function signOutEverywhere(
  member: SignedInMember,
  asked: CookieFacts,
): Promise<{ cookies: string[] }> {
  await db.transaction(async (tx) => {
    const ended = await endSessionsOf(tx, member.id);
    await record(tx, accountAudit["signed-out-everywhere"], {
      userId: member.id,
      actorId: member.id,
      detail: { sessions: String(ended) },
    });
  });
  outdateSessions(member.id);
  return { cookies: await clearingCookies(asked) };
}

async function clearingCookies(asked: CookieFacts): Promise<string[]> {
  if (!tokenIn(asked)) return [];
  const { headers } = asked;
  const answer = await authFor(asked).api.closeSession({ headers, returnHeaders: true });
  return answer.headers.getSetCookie();
}
