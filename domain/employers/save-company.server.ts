import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { employerMembers, employers } from "#db/schema/employers.ts";
import { addPicture, storePicture } from "#domain/universities/pictures.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { readPicture } from "#platform/pictures.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { CompanyInput } from "./company.schema.ts";
import { hideLogo, showCompany } from "./company-changes.server.ts";
import type { CompanyLogoRefusal, CompanyRefusal } from "./refusals.ts";

const LOGO = { bytes: 2 * 1024 * 1024, pixels: 4_000_000, longestSide: 512 };

/** Whether readers see it only once our staff have read it. */
type Saved = { isWaiting: boolean };

/** What a company says about itself, by somebody who speaks for it. */
export async function saveCompany(
  member: Member,
  { website, about, ...facts }: CompanyInput,
  now: Date,
): Promise<Result<Saved, CompanyRefusal>> {
  const result = await db.transaction(async (tx) => {
    const employerId = await ownEmployerIn(tx, member);
    if (employerId === null) return no("no-company");
    await tx
      .update(employers)
      .set({ ...facts, updatedAt: now })
      .where(eq(employers.id, employerId));
    const change = { website, about };
    const isWaiting = await showCompany(tx, { employerId, change, by: member.id, now });
    return ok({ isWaiting });
  });
  if (result.ok) invalidatePages("jobs");
  return result;
}

/** Shows the company by this picture. */
export async function setCompanyLogo(
  member: Member,
  bytes: Buffer,
  now: Date,
): Promise<Result<Saved, CompanyLogoRefusal>> {
  const picture = await readPicture(bytes, LOGO);
  if (!picture.ok) return picture;
  const stored = await storePicture(picture.value);
  const result = await db.transaction(async (tx) => {
    const employerId = await ownEmployerIn(tx, member);
    if (employerId === null) return no("no-company");
    const change = { logoId: await addPicture(tx, stored) };
    const isWaiting = await showCompany(tx, { employerId, change, by: member.id, now });
    return ok({ isWaiting });
  });
  if (result.ok) invalidatePages("jobs");
  return result;
}

/** Takes the company's picture away. */
export async function removeCompanyLogo(
  member: Member,
  now: Date,
): Promise<Result<{}, CompanyLogoRefusal>> {
  const result = await db.transaction(async (tx) => {
    const employerId = await ownEmployerIn(tx, member);
    if (employerId === null) return no("no-company");
    await hideLogo(tx, employerId, now);
    return ok({});
  });
  if (result.ok) invalidatePages("jobs");
  return result;
}

/** Whom they speak for, held until the end: anyone who stops meanwhile changes nothing later. */
async function ownEmployerIn(tx: Transaction, member: Member): Promise<number | null> {
  const [own] = await tx
    .select({ id: employerMembers.employerId })
    .from(employerMembers)
    .where(eq(employerMembers.userId, member.id))
    .for("share");
  return own?.id ?? null;
}
