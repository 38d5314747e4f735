import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { registrations } from "#db/schema/accounts.ts";

export type SetUpDetails = Record<string, string>;

/** What somebody has said so far while setting up. The id comes from a signed link already checked. */
export async function findSetUpDetails(registrationId: string): Promise<SetUpDetails> {
  const [registration] = await db
    .select({ details: registrations.details })
    .from(registrations)
    .where(eq(registrations.id, registrationId));
  return registration?.details ?? {};
}

/** Saves the answers of one step beside those of the others, so that two open tabs cannot undo each other. */
export async function saveSetUpDetails(
  registrationId: string,
  details: SetUpDetails,
): Promise<void> {
  await db
    .update(registrations)
    .set({ details: sql`${registrations.details} || ${JSON.stringify(details)}::jsonb` })
    .where(eq(registrations.id, registrationId));
}
