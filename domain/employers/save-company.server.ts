import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employerMembers, employers } from "#db/schema/employers.ts";
import { keepPicture } from "#domain/universities/pictures.server.ts";
import { forgetPages } from "#platform/page-cache.server.ts";
import { readPicture } from "#platform/pictures.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { CompanyInput } from "./company.schema.ts";
import { employerOf } from "./employer-of.server.ts";
import type { CompanyLogoRefusal, CompanyRefusal } from "./refusals.ts";

const LOGO = { bytes: 2 * 1024 * 1024, pixels: 4_000_000, longestSide: 512 };

/** What a company says of itself, by somebody who speaks for it. */
export async function saveCompany(
  member: Member,
  input: CompanyInput,
  now: Date,
): Promise<Result<{}, CompanyRefusal>> {
  if (!(await employerOf(member.id))) return no("no-company");
  await db.transaction(async (tx) => {
    await tx
      .update(employers)
      .set({ ...input, updatedAt: now })
      .where(eq(employers.id, ownEmployer(member)));
  });
  forgetPages("jobs");
  return ok({});
}

/** Shows the company by this picture; null takes its picture away. */
export async function setCompanyLogo(
  member: Member,
  bytes: Buffer | null,
  now: Date,
): Promise<Result<{}, CompanyLogoRefusal>> {
  if (!(await employerOf(member.id))) return no("no-company");
  const picture = bytes === null ? null : await readPicture(bytes, LOGO);
  if (picture && !picture.ok) return picture;

  await db.transaction(async (tx) => {
    const logoId = picture ? await keepPicture(tx, picture.value) : null;
    await tx
      .update(employers)
      .set({ logoId, updatedAt: now })
      .where(eq(employers.id, ownEmployer(member)));
  });
  forgetPages("jobs");
  return ok({});
}

/** Asked inside the statement: whoever has stopped speaking for it changes nothing. */
function ownEmployer(member: Member) {
  return db
    .select({ id: employerMembers.employerId })
    .from(employerMembers)
    .where(eq(employerMembers.userId, member.id));
}
