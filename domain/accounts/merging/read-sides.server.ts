import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import type { Pair } from "./combine-rows.server.ts";
import type { MergeSide } from "./may-merge.ts";

export type Side = MergeSide & {
  name: string;
  email: string;
  universityName: string | null;
  campusId: number | null;
  cihPremium: boolean | null;
  countryGuide: boolean | null;
  pageAccess: boolean | null;
  timeZone: string | null;
  hasSecondFactor: boolean;
  createdAt: Date;
};

type Row = Omit<Side, "createdAt" | "eraseAfter" | "deactivatedAt"> & {
  createdAt: string;
  eraseAfter: string | null;
  deactivatedAt: string | null;
};

/** The two accounts, locked in one order where they are to be merged; null where one is not there. */
export async function readSides(
  tx: Transaction,
  { staying, leaving }: Pair,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<{ staying: Side; leaving: Side } | null> {
  if (isLocked)
    await tx.execute(
      sql`select id from users where id in (${staying}, ${leaving}) order by id for update`,
    );
  const { rows } = await tx.execute(sql`
    select u.id, u.name, u.email, u.role, u.office_role as "officeRole",
      u.university_id as "universityId", universities.name as "universityName",
      u.campus_id as "campusId", u.cih_premium as "cihPremium",
      u.country_guide as "countryGuide", u.page_access as "pageAccess", u.time_zone as "timeZone",
      u.two_factor_enabled or u.has_passkey as "hasSecondFactor",
      to_jsonb(u.created_at) as "createdAt", to_jsonb(u.erase_after) as "eraseAfter",
      to_jsonb(u.deactivated_at) as "deactivatedAt",
      (select employer_id from employer_members where user_id = u.id) as "employerId",
      exists (select from directory_people where user_id = u.id and removed_at is null)
        as "isInDirectory",
      exists (select from meeting_hosts where user_id = u.id and is_active) as "isHost",
      array(select issuer from sign_on_identities where user_id = u.id) as issuers
    from users u left join universities on universities.id = u.university_id
    where u.id in (${staying}, ${leaving})`);
  const sides = (rows as Row[]).map(sideOf);
  const [one, other] = [staying, leaving].map((id) => sides.find((side) => side.id === id));
  return one && other ? { staying: one, leaving: other } : null;
}

function sideOf({ createdAt, eraseAfter, deactivatedAt, ...row }: Row): Side {
  const instantOf = (at: string | null) => (at === null ? null : new Date(at));
  return {
    ...row,
    createdAt: new Date(createdAt),
    eraseAfter: instantOf(eraseAfter),
    deactivatedAt: instantOf(deactivatedAt),
  };
}
