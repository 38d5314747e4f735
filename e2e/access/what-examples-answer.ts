import type { Address } from "#addresses/address.ts";
import type { Outcome, VisitorName } from "#test/conformance/expectation.ts";
import { expectedOutcome, type Site } from "#test/conformance/expected-access.ts";

/** What an open address answers to its example where it is not a plain page. */
const unusual: Readonly<Record<string, string>> = {
  "/*": "404",
  // The demo has sent no mail, holds no picture and no upload, and nobody can know a token.
  "/dev/mail/:mail_id": "404",
  "/pictures/:picture_id": "404",
  "/share-your-success-story/:token": "404",
  "/success-stories/photos/:picture_id": "404",
  "/campus-ambassadors/photos/:picture_id": "404",
  "/my-saved-jobs/calendar/:token": "404",
  "/jumpstart-plan/calendar/:token": "404",
  "/india-career-fair/give-up/:token": "404",
  "/workshop-and-webinars/places/:token": "404",
  // Its slides are elsewhere: the demo stores no file.
  "/workshop-and-webinars/:slug/files/:document": "404",
  "/book-a-meeting/:token": "404",
  "/book-a-meeting/waiting/:token": "404",
  "/meeting-feeds/:token": "404",
  // Nobody in the demo has attached a CV.
  "/university/meetings/:meeting_id/cv.pdf": "404",
  "/book-a-meeting/:token/meeting.ics": "404",
  "/ebook-requests/:token": "404",
  "/shared-achievement/:token": "404",
  "/shared-achievement/:token/picture.png": "404",
  "/sponsorship-licence-checker/checks/:check_id": "404",
  // Which figures there are is the report's own.
  "/university/analytics/:product/charts/:figure": "404",
  "/staff/sponsor-register/uploads/:upload_id": "404",
  // Nobody can know a signature.
  "/lesson-files/:lesson/:kind": "403",
  "/lesson-files/:lesson": "403",
  // A CV without a photo.
  "/my-cvs/:cv_id/photo": "404",
  // On to the employer's own site, which keeps the advert under the same path.
  "/jobs/:slug/apply": "-> /jobs/graduate-software-developer-brackwater-software",
  // Neither has a letter; and nothing is there to be reviewed.
  "/my-applications/:application_id/:document": "404",
  "/employer/jobs/:job_id/applicants/:application_id/:document": "404",
  "/jobs/:slug/application/draft":
    "-> /jobs/graduate-data-engineer-brackwater-software/application",
  "/jobs/:slug/application/review":
    "-> /jobs/graduate-data-engineer-brackwater-software/application",
  // Only a form may do these; a link leads somewhere harmless.
  "/my-cvs/:cv_id/save": "-> /my-cvs",
  "/my-cvs/:cv_id/preview": "-> /my-cvs",
  "/my-cvs/:cv_id/comments": "-> /my-cvs",
  "/university/career-manual/:chapter/save": "-> /university/career-manual/where-you-stand",
  "/staff/content/:page_type/:slug/save":
    "-> /staff/content/post/masters-and-graduate-jobs-with-2-2-degree",
  "/staff/content/:page_type/:slug/pictures":
    "-> /staff/content/post/masters-and-graduate-jobs-with-2-2-degree",
  "/staff/courses/:course_id/:lesson_id/film": "-> /staff/courses/1/1",
  "/university/logo": "-> /university-user-profile/branding",
  "/logout": "-> /",
  "/cookie-choice": "-> /cookies",
  "/employer-brief/pdf": "-> /employer-brief",
  "/sponsorship-licence-checker/list.csv": "-> /sponsorship-licence-checker/list",
  "/my-saved-jobs/toggle": "-> /my-saved-jobs",
  // A link that no longer works leads back to the book.
  "/ebook/:slug/pdf/:token": "-> /ebook/from-student-visa-to-skilled-worker",
  "/cih/watching/:lesson": "-> /cih",
  // The demo's universities have not set up their own sign-in, and their directories no token.
  "/sso/:university_id/start": "-> /sso/failed",
  "/sso/oidc/callback": "-> /sso/failed",
  "/sso/finish": "-> /sso/failed",
  "/sso/signed-out": "-> /login",
  "/sso/:university_id/saml/acs": "-> /login",
  "/sso/:university_id/saml/logout": "-> /login",
  "/scim/v2/:university_id/:resource": "401",
  "/scim/v2/:university_id/:resource/:id": "401",
  // A calendar needs dates.
  "/graduate-visa-planner/dates.ics": "400",
};

/** On a university's own site nobody needs to choose a university. */
const unusualOnMicrosite: Readonly<Record<string, string>> = {
  "/register": "-> /register/1",
  // Browsers take no passkey of the bare name "localhost" on a name below it.
  "/login/passkey": "204",
};

/** Signed in is not enough: without premium somebody is led to what it is. */
export const premiumOnly: ReadonlySet<string> = new Set([
  "/cih/premium",
  "/cih/premium/:courseslug/:slug",
]);
const withPremium: readonly VisitorName[] = ["premium", "staff"];

/** Everybody at Northgate, and our staff. */
const atNorthgate: readonly VisitorName[] = [
  ...(["student", "premium", "noguide", "predeparture", "admin", "alumni"] as const),
  ...(["ambassador", "staff"] as const),
];

/** Whose the example is. To everybody else whom the address lets in, it does not exist. */
const owners: Readonly<Record<string, readonly VisitorName[]>> = {
  "/cih/certificates/:code/pdf": ["premium"],
  "/career-manual/:university_id": atNorthgate,
  "/career-manual/:university_id/manual.pdf": atNorthgate,
  "/career-manual/:university_id/:chapter": atNorthgate,
  "/my-cvs/sent/:sending_id/pdf": ["student"],
  "/my-cvs/letters/:cv_id": ["student"],
  "/my-cvs/:cv_id/versions": ["student"],
  "/my-cvs/:cv_id/share": ["student"],
  "/my-cvs/:cv_id/check": ["student"],
  "/my-cvs/:cv_id/read-back.json": ["student"],
  "/my-cvs/:cv_id/page/:page_number": ["student"],
  "/my-cvs/:cv_id/file/:format": ["student"],
  "/my-applications/:application_id": ["student"],
  // The demo's first links are hers, and only she has the points.
  "/ambassador/poster/:link_id": ["ambassador"],
  "/invite-friends/thanks.pdf": ["ambassador"],
  "/employer/jobs/:job_id": ["employer"],
  "/employer/jobs/:job_id/applicants": ["employer"],
  "/employer/jobs/:job_id/applicants/:application_id": ["employer"],
  "/employer/jobs/:job_id/preview": ["employer"],
};

type Cell = { address: Address; visitor: VisitorName; site: Site };

/** What the example of an address answers: a status, where it leads, or that it has moved. */
export function expectedAnswer({ address, visitor, site }: Cell): string {
  const { path } = address;
  const outcome: Outcome = expectedOutcome(path, visitor, site);
  if (outcome === "refused") return "403";
  if (outcome !== "open") return `-> ${outcome}`;
  if (isMoved(address)) return "moved";
  if (premiumOnly.has(path) && !withPremium.includes(visitor)) return "-> /cih-ad";
  if (owners[path] && !owners[path].includes(visitor)) return "404";

  const here = site === "microsite" ? { ...unusual, ...unusualOnMicrosite } : unusual;
  return here[path] ?? "200";
}

export function isMoved({ file }: Address): boolean {
  return file === "resources/moved";
}
