import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { landingPages } from "#db/schema/landing-pages.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { forgetPages } from "#platform/page-cache.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { jobAudit } from "../audit-kinds.ts";
import type { LandingInput } from "./landing-form.schema.ts";
import type { LandingRefusal } from "./refusals.ts";

/** Kept pages that show landing pages carry this tag. */
export const LANDING_TAG = "landing";

type Saved = Result<{ slug: string }, LandingRefusal>;

/** A new page, which nobody but staff sees until it is published. */
export async function addLandingPage(
  staff: Member,
  slug: string,
  given: LandingInput,
  now: Date,
): Promise<Saved> {
  if (staff.role !== "staff") return no("forbidden");
  try {
    await db.transaction(async (tx) => {
      await tx
        .insert(landingPages)
        .values({ slug, ...given, setById: staff.id, updatedAt: now, isPublished: false });
      await record(tx, jobAudit["landing-page-set"], { actorId: staff.id, detail: { page: slug } });
    });
  } catch (error) {
    if (violates(error, "landing_pages_pkey")) return no("slug-taken");
    throw error;
  }
  return ok({ slug });
}

/** Changes what a page says, unless somebody else did so after the form was opened. */
export async function changeLandingPage(
  staff: Member,
  { slug, openedAt }: { slug: string; openedAt: Date },
  given: LandingInput,
  now: Date,
): Promise<Saved> {
  if (staff.role !== "staff") return no("forbidden");
  const saved = await db.transaction(async (tx): Promise<Saved> => {
    const [changed] = await tx
      .update(landingPages)
      .set({ ...given, setById: staff.id, updatedAt: now })
      .where(and(eq(landingPages.slug, slug), eq(landingPages.updatedAt, openedAt)))
      .returning({ slug: landingPages.slug });
    if (changed) {
      await record(tx, jobAudit["landing-page-set"], { actorId: staff.id, detail: { page: slug } });
      return ok(changed);
    }
    const [there] = await tx
      .select({ slug: landingPages.slug })
      .from(landingPages)
      .where(eq(landingPages.slug, slug));
    return no(there ? "changed-since" : "not-found");
  });
  if (saved.ok) forgetPages(LANDING_TAG);
  return saved;
}

/** Opens a page to everybody, or takes it away again. What it says stays. */
export async function publishLandingPage(
  staff: Member,
  slug: string,
  { isPublished }: { isPublished: boolean },
): Promise<Saved> {
  if (staff.role !== "staff") return no("forbidden");
  const done = await db.transaction(async (tx) => {
    const [page] = await tx
      .update(landingPages)
      .set({ isPublished })
      .where(eq(landingPages.slug, slug))
      .returning({ slug: landingPages.slug });
    const kind = isPublished ? "landing-page-published" : "landing-page-unpublished";
    if (page) await record(tx, jobAudit[kind], { actorId: staff.id, detail: { page: slug } });
    return page;
  });
  if (!done) return no("not-found");
  forgetPages(LANDING_TAG);
  return ok(done);
}
