import { and, desc, eq, ne, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { hasWords } from "#db/has-words.server.ts";
import { users } from "#db/schema/accounts.ts";
import { universities } from "#db/schema/universities.ts";
import { MAX_SHOWN } from "./max-shown.ts";

/** Accounts to merge with: those with the words in them, or with the same name. For our staff only. */
export function unsafeFindOthers(person: { id: string; name: string }, asked: string) {
  const isAlike =
    asked === ""
      ? eq(sql`lower(${users.name})`, person.name.toLowerCase())
      : hasWords([users.name, users.email], asked);
  // The words narrow it by an index; the exact name is then compared with few.
  const narrowed = asked === "" ? hasWords([users.name], person.name) : undefined;
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      universityName: universities.name,
    })
    .from(users)
    .leftJoin(universities, eq(universities.id, users.universityId))
    .where(and(ne(users.id, person.id), narrowed, isAlike))
    .orderBy(desc(users.createdAt), users.id)
    .limit(MAX_SHOWN);
}

export type OtherAccount = Awaited<ReturnType<typeof unsafeFindOthers>>[number];
