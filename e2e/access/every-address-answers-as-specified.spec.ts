import { generatePath } from "react-router";
import { addresses } from "#app/addresses.ts";
import { expect, keptSession, type Person, send, test } from "#e2e/fixtures.ts";
import type { Answer } from "#e2e/kit/http.ts";
import { type Outcome, type VisitorName, visitors } from "#test/conformance/expectation.ts";
import { expectedOutcome } from "#test/conformance/expected-access.ts";

const sites = { main: "main", microsite: "northgate" } as const;

/** Real things of the demo, so that an open address has something to show. */
const params = {
  slug: "united-kingdom",
  slug1: "part",
  courseslug: "first-uk-job",
  university_id: "1",
  user_id: "demo-student-at-waymark.example",
  user_email: "somebody@mail.example",
  email: "somebody@mail.example",
  token: "not-a-token",
  type: null,
  mail_id: "no-such-mail",
  picture_id: "no-such-picture",
  job_id: "999999999",
  sending_id: "999999999",
  employer_id: "1",
  feed_id: "1",
  run_id: "1",
  check_id: "no-such-check",
  organisation_id: "1",
  upload_id: "no-such-upload",
  import_id: "1",
  part: "pages.xml",
  cv_id: "no-such-cv",
  page_number: "1",
  format: "pdf",
  "*": "no-such-page",
};

/** What an open address answers where it is not a plain page. */
const unusual: Record<string, string> = {
  "/*": "404",
  "/dev/mail/:mail_id": "404",
  "/pictures/:picture_id": "404",
  "/my-saved-jobs/calendar/:token": "404",
  "/jobs/:slug": "404",
  "/jobs/:slug/report": "404",
  "/jobs/:slug/visa-check": "404",
  "/jobs/:slug/apply": "404",
  "/part-time-jobs/:slug": "404",
  "/jobs-for/:slug": "404",
  "/staff/landing-pages/:slug": "404",
  "/india-career-fair/give-up/:token": "404",
  "/staff/fairs/:slug": "404",
  "/staff/fairs/:slug/people.csv": "404",
  "/employer/jobs/:job_id": "404",
  "/employer/jobs/:job_id/preview": "404",
  "/staff/jobs/:job_id": "404",
  "/staff/job-codes/:job_id": "404",
  "/sponsorship-licence-checker/checks/:check_id": "404",
  "/staff/sponsor-register/uploads/:upload_id": "404",
  "/shared-cv/:token": "404",
  "/shared-cv/:token/pdf": "404",
  "/shared-cv/:token/page/:page_number": "404",
  "/my-cvs/sent/:sending_id/pdf": "404",
  "/my-saved-jobs/:job_id/applied": "404",
  "/my-cvs/letters/:cv_id": "404",
  "/my-cvs/:cv_id/versions": "404",
  "/my-cvs/:cv_id/share": "404",
  "/my-cvs/:cv_id/check": "404",
  "/my-cvs/:cv_id/photo": "404",
  "/my-cvs/:cv_id/read-back.json": "404",
  "/my-cvs/:cv_id/page/:page_number": "404",
  "/my-cvs/:cv_id/file/:format": "404",
  "/university/cv-reviews/:cv_id": "404",
  "/university/cv-reviews/:cv_id/page/:page_number": "404",
  // Only a form may do these; a link leads somewhere harmless.
  "/my-cvs/:cv_id/save": "-> /my-cvs",
  "/my-cvs/:cv_id/preview": "-> /my-cvs",
  "/my-cvs/:cv_id/comments": "-> /my-cvs",
  "/logout": "-> /",
  "/cookie-choice": "-> /cookies",
  "/employer-brief/pdf": "-> /employer-brief",
  "/sponsorship-licence-checker/list.csv": "-> /sponsorship-licence-checker/list",
  // A calendar needs dates.
  "/graduate-visa-planner/dates.ics": "400",
  // A look-up needs a name.
  "/api/sponsors": "400",
  "/my-saved-jobs/toggle": "-> /my-saved-jobs",
};

/** On a university's own site nobody needs to choose a university. */
const unusualOnMicrosite: Record<string, string> = {
  "/register": "-> /register/1",
  "/referral/:slug": "-> /register/1",
};

/** How an address is asked for: as a page, by the router for its data, or for its own loader's alone. */
const ways = {
  document: (at: string) => at,
  data: (at: string) => `${at === "/" ? "/_" : at}.data`,
  "data of its own loader": (at: string, name: string) => `${ways.data(at)}?_routes=${name}`,
};

/** As many questions at once as keep the server busy without making it queue. */
const AT_ONCE = 8;

for (const [site, host] of Object.entries(sites) as [keyof typeof sites, "main" | "northgate"][]) {
  for (const visitor of visitors) {
    for (const [way, addressed] of Object.entries(ways)) {
      test(`every address of the ${site} site answers a visitor who is ${visitor} as specified: ${way}`, async () => {
        const headers = await cookiesOf(visitor, host);
        const said = await forEachOf(addresses, async ({ path, name }) => {
          const at = generatePath(path, params);
          const answer = await send(addressed(at, name), { site: host, headers });
          return `${at} ${isMoved(path) ? "moved" : describe(answer)}`;
        });
        expect(said).toEqual(
          addresses.map(
            ({ path }) => `${generatePath(path, params)} ${wordsFor(path, visitor, site)}`,
          ),
        );
      });
    }
  }
}

async function forEachOf<Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

function wordsFor(path: string, visitor: VisitorName, site: keyof typeof sites): string {
  const outcome: Outcome = expectedOutcome(path, visitor, site);
  if (outcome === "refused") return "403";
  if (outcome !== "open") return `-> ${outcome}`;
  if (isMoved(path)) return "moved";

  const here = site === "microsite" ? { ...unusual, ...unusualOnMicrosite } : unusual;
  return here[path] ?? "200";
}

/** The router is told of a redirect in the body, because a browser would follow one in the headers unseen. */
const REDIRECT_IN_DATA = /^\[\["SingleFetchRedirect",.*?"redirect","([^"]+)"/;

function describe({ status, headers, body }: Answer): string {
  const location = headers.location ?? REDIRECT_IN_DATA.exec(body)?.[1];
  if (!location) return String(status);
  return `-> ${new URL(String(location), "http://here.invalid").pathname}`;
}

function isMoved(path: string): boolean {
  return addresses.find((address) => address.path === path)?.file === "resources/moved";
}

async function cookiesOf(visitor: VisitorName, site: "main" | "northgate") {
  if (visitor === "guest") return {};
  const person: Person = visitor === "admin" ? "northgate-admin" : visitor;
  return { cookie: (await keptSession(person, site)).cookie };
}
