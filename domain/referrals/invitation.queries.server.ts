import { and, eq, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { referralLinks as links, referralChoices } from "#db/schema/referrals.ts";
import { universities } from "#db/schema/universities.ts";
import { firstNameOf } from "#rules/names.ts";

/** Who invites, as far as they agreed to be named. */
export type Invitation = {
  code: string;
  isOpen: boolean;
  /** Null: they did not agree to it. */
  firstName: string | null;
  university: string | null;
};

/** The invitation behind a code, as somebody may type it; null where there is none. */
export async function findInvitation(code: string): Promise<Invitation | null> {
  const [found] = await db
    .select({
      code: links.code,
      endedAt: links.endedAt,
      name: users.name,
      showsFirstName: referralChoices.showsFirstName,
      university: universities.name,
    })
    .from(links)
    .innerJoin(users, eq(users.id, links.userId))
    .leftJoin(referralChoices, eq(referralChoices.userId, users.id))
    .leftJoin(universities, eq(universities.id, users.universityId))
    .where(and(eq(links.code, code.toLowerCase()), isNull(users.eraseAfter)));
  if (!found) return null;
  return {
    code: found.code,
    isOpen: found.endedAt === null,
    firstName: found.showsFirstName ? firstNameOf(found.name) : null,
    university: found.university,
  };
}
