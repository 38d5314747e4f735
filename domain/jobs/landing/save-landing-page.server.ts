import { addPage } from "#domain/pages/add-page.server.ts";
import type { PageWords } from "#domain/pages/page.ts";
import { publishPage, unpublishPage } from "#domain/pages/publish-page.server.ts";
import { savePage } from "#domain/pages/save-page.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no } from "#rules/result.ts";
import type { LandingInput } from "./landing-form.schema.ts";
import { findStaffPage } from "./landing-pages.queries.server.ts";
import { type LandingRow, landingType } from "./landing-type.ts";

/** A new page, which nobody but staff sees until it is published. */
export function addLandingPage(staff: Member, slug: string, given: LandingInput, now: Date) {
  return addPage(landingType, staff, { slug, ...wordsOf(given, {}) }, now);
}

/** Changes what a page says, unless somebody else did so after the form was opened. */
export async function changeLandingPage(
  staff: Member,
  { slug, baseRevision }: { slug: string; baseRevision: number },
  given: LandingInput,
  now: Date,
) {
  const page = await findStaffPage(slug);
  if (!page) return no(staff.role === "staff" ? "not-found" : "forbidden");
  const words = { ...wordsOf(given, page.fields), reviewBy: page.reviewBy, author: page.author };
  return savePage(landingType, staff, { slug, baseRevision, words }, now);
}

/** Opens a page to everybody, or takes it away again. What it says stays. */
export async function publishLandingPage(
  staff: Member,
  slug: string,
  { isPublished, now }: { isPublished: boolean; now: Date },
) {
  const isThere = await findStaffPage(slug);
  if (!isThere && staff.role === "staff") return no("not-found");
  return isPublished
    ? publishPage(landingType, staff, { slug }, now)
    : unpublishPage(landingType, staff, { slug }, now);
}

/** What the form asks for, over what it does not. */
function wordsOf(
  { title, description, intro, board, criteria, questions }: LandingInput,
  kept: Partial<LandingRow["fields"]>,
): PageWords<LandingRow["fields"]> {
  const fields = { ...kept, heading: title, board, criteria, questions };
  return {
    title,
    description,
    body: intro,
    fields: landingType.fields.parse(fields),
    reviewBy: null,
    author: null,
  };
}
