import { and, desc, eq, gt, ne } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { sessions } from "#db/schema/sign-in.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { accountAudit } from "../audit-kinds.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import type { CookieFacts } from "../request-facts.ts";
import type { SignedInMember } from "../visitor.ts";
import { deviceName } from "./device-name.ts";
import { tokenIn } from "./session-token.ts";

export type SessionRow = {
  id: string;
  device: string;
  clientAddress: string | null;
  startedAt: Date;
  lastUsedAt: Date;
  isThisOne: boolean;
};

/** Where the member is signed in now, the newest first. */
export async function listSessions(
  member: SignedInMember,
  asked: CookieFacts,
): Promise<SessionRow[]> {
  const rows = await db
    .select({
      id: sessions.id,
      token: sessions.token,
      clientAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      startedAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, member.id), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.createdAt), sessions.id);

  const token = tokenIn(asked);
  return rows.map(({ token: itsToken, userAgent, ...row }) => ({
    ...row,
    device: deviceName(userAgent ?? ""),
    isThisOne: itsToken === token,
  }));
}

/** False when the session is not one of the member's. */
export async function endSession(member: SignedInMember, sessionId: string): Promise<boolean> {
  const ended = await db.transaction(async (tx) => {
    const [row] = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, member.id), eq(sessions.id, sessionId)))
      .returning({ token: sessions.token });
    if (row)
      await record(tx, accountAudit["session-ended"], { userId: member.id, actorId: member.id });
    return row;
  });
  if (ended) outdateSessions(ended.token);
  return ended !== undefined;
}

/** Ends a person's sessions, except the one with this token where one is given. Outdate after the commit. */
export async function endSessionsOf(
  tx: Transaction,
  userId: string,
  exceptToken?: string,
): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptToken === undefined ? undefined : ne(sessions.token, exceptToken),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
