import { desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { passkeys } from "#db/schema/sign-in.ts";

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeysOf>>[number];

/** A person's passkeys, the newest first. */
export function listPasskeysOf(userId: string) {
  return db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
}
