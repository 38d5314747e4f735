import { eq, inArray } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { campuses, universities, universityEmailDomains } from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { EVERYTHING, invalidatePages } from "#platform/page-cache.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { universityAudit } from "./audit-kinds.ts";
import type { UniversityRefusal } from "./refusals.ts";
import { findUniversity, invalidateUniversities } from "./universities.queries.server.ts";
import type { CampusLine, UniversityInput } from "./university.schema.ts";

type Saved = Result<{ id: number }, UniversityRefusal>;
type Details = Omit<UniversityInput, "domains" | "campuses">;

/** A new university, with initials for a crest until it sends a logo. Only our staff may. */
export async function addUniversity(actor: Member, given: UniversityInput): Promise<Saved> {
  if (!staffMay(actor, "change-settings")) return no("forbidden");
  const saved = await decided(async (tx) => {
    const id = await insert(tx, detailsOf(given));
    await setDomains(tx, id, given.domains);
    await setCampuses(tx, id, given);
    await record(tx, universityAudit["university-added"], { actorId: actor.id, universityId: id });
    return id;
  });
  if (saved.ok) invalidateUniversities();
  return saved;
}

/** Everything staff say about a university, as a whole. Only our staff may. */
export async function changeUniversity(
  actor: Member,
  id: number,
  given: UniversityInput,
): Promise<Saved> {
  if (!staffMay(actor, "change-settings")) return no("forbidden");
  if (!(await findUniversity(id))) return no("not-found");
  const saved = await decided(async (tx) => {
    // Also makes two people who save at once take turns.
    await tx.update(universities).set(detailsOf(given)).where(eq(universities.id, id));
    await setDomains(tx, id, given.domains);
    await setCampuses(tx, id, given);
    await record(tx, universityAudit["university-changed"], {
      actorId: actor.id,
      universityId: id,
    });
    return id;
  });
  // Its name and colour stand on every page of the microsite, whatever else the page shows.
  if (saved.ok) invalidatePages(EVERYTHING);
  return saved;
}

/** The database decides whether a label is free and whether a campus is anybody's. */
async function decided(write: (tx: Transaction) => Promise<number>): Promise<Saved> {
  try {
    return ok({ id: await db.transaction(write) });
  } catch (error) {
    if (violates(error, "universities_slug_unique")) return no("slug-taken");
    if (violates(error, "users_campus_id_campuses_id_fk")) return no("campus-in-use");
    throw error;
  }
}

function detailsOf({ domains: _domains, campuses: _campuses, ...details }: UniversityInput) {
  return details;
}

async function insert(tx: Transaction, details: Details): Promise<number> {
  const [university] = await tx
    .insert(universities)
    .values({ ...details, crest: "initials" })
    .returning({ id: universities.id });
  return university!.id;
}

async function setDomains(tx: Transaction, universityId: number, domains: readonly string[]) {
  await tx
    .delete(universityEmailDomains)
    .where(eq(universityEmailDomains.universityId, universityId));
  if (domains.length === 0) return;
  await tx
    .insert(universityEmailDomains)
    .values(domains.map((domain) => ({ universityId, domain })));
}

/** A campus is known by its name: one that stays keeps its id, and with it the people there. */
async function setCampuses(
  tx: Transaction,
  universityId: number,
  { campuses: lines, timeZone }: UniversityInput,
) {
  const there = await tx.select().from(campuses).where(eq(campuses.universityId, universityId));
  const idByName = new Map(there.map(({ id, name }) => [nameKey(name), id]));
  const stays = new Set<number>();

  for (const line of lines) {
    const id = idByName.get(nameKey(line.name));
    if (id) stays.add(id);
    await saveCampus(tx, id, { universityId, timeZone, ...line });
  }
  // A closed campus is not on the form, and stays closed.
  const gone = there
    .filter(({ id, closedAt }) => !stays.has(id) && closedAt === null)
    .map(({ id }) => id);
  if (gone.length > 0) await tx.delete(campuses).where(inArray(campuses.id, gone));
}

type CampusRow = CampusLine & { universityId: number; timeZone: string };

async function saveCampus(tx: Transaction, id: number | undefined, row: CampusRow) {
  if (id)
    await tx
      .update(campuses)
      .set({ ...row, closedAt: null })
      .where(eq(campuses.id, id));
  else await tx.insert(campuses).values(row);
}

function nameKey(name: string): string {
  return name.toLowerCase();
}
