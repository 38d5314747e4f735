import { type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { hasWords } from "#db/has-words.server.ts";
import { users } from "#db/schema/accounts.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { pages } from "#db/schema/pages.ts";
import { universities } from "#db/schema/universities.ts";
import { type StaffPower, staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";

const MAX_EACH = 6;
const MIN_LETTERS = 2;

export type FoundKind = "person" | "job" | "employer" | "university" | "page";
/** `note`: of a person the address, of a job its employer, of a page its type. */
export type Found = {
  kind: FoundKind;
  id: string;
  title: string;
  note: string;
  /** Of a page: the country or site its words are for. */
  variant: string;
  /** Of a page: readers see it. */
  isLive: boolean;
};

type Source = { power: StaffPower; rows: (typed: string, now: Date) => SQL };

/** Each along its index of words; what begins with what was typed comes first. */
const sources: Record<FoundKind, Source> = {
  person: {
    power: "see-people",
    rows: (typed) => sql`
      select ${users.id} as id, ${users.name} as title, ${users.email} as note
      from ${users} where ${hasWords([users.name, users.email], typed)}
      order by (${users.name} ilike ${`${typed}%`}) desc, ${users.name}`,
  },
  job: {
    power: "decide",
    rows: (typed) => sql`
      select ${jobs.id}::text as id, ${jobs.title} as title, ${employers.name} as note
      from ${jobs} join ${employers} on ${employers.id} = ${jobs.employerId}
      where ${hasWords([jobs.title], typed)}
      order by (${jobs.title} ilike ${`${typed}%`}) desc, ${jobs.id} desc`,
  },
  employer: {
    power: "decide",
    rows: (typed) => sql`
      select ${employers.id}::text as id, ${employers.name} as title, '' as note
      from ${employers} where ${hasWords([employers.name], typed)}
      order by (${employers.name} ilike ${`${typed}%`}) desc, ${employers.name}`,
  },
  university: {
    power: "read",
    rows: (typed) => sql`
      select ${universities.id}::text as id, ${universities.name} as title, '' as note
      from ${universities} where ${hasWords([universities.name], typed)}
      order by ${universities.name}`,
  },
  page: {
    power: "read",
    rows: (typed, now) => sql`
      select ${pages.slug} as id, ${pages.title} as title, ${pages.type} as note,
        ${pages.variant} as variant,
        (${pages.status} = 'published'
          or (${pages.status} = 'scheduled' and ${pages.publishedAt} <= ${now})) as live
      from ${pages} where ${hasWords([pages.title, pages.slug], typed)}
      order by (${pages.title} ilike ${`${typed}%`}) desc, ${pages.title}`,
  },
};

/** Whatever this person may see whose name holds the words; one query. */
export async function findAnything(staff: Member, q: string, now: Date): Promise<Found[]> {
  const typed = q.trim();
  const mine = (Object.keys(sources) as FoundKind[]).filter((kind) =>
    staffMay(staff, sources[kind].power),
  );
  if (typed.length < MIN_LETTERS || mine.length === 0) return [];
  const parts = mine.map(
    (kind) => sql`(select ${kind}::text as kind, found.id, found.title, found.note,
      ${kind === "page" ? sql`found.variant` : sql`''`} as variant,
      ${kind === "page" ? sql`found.live` : sql`true`} as "isLive"
      from (${sources[kind].rows(typed, now)} limit ${MAX_EACH}) as found)`,
  );
  const { rows } = await db.execute<Found>(sql.join(parts, sql` union all `));
  return rows;
}
