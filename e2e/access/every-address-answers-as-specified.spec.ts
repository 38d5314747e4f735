import { generatePath } from "react-router";
import { addresses } from "#app/addresses.ts";
import { expect, keptSession, type Person, send, test } from "#e2e/fixtures.ts";
import {
  expectedOutcome,
  type Outcome,
  type VisitorName,
  visitors,
} from "#test/conformance/expected-access.ts";

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
  "*": "no-such-page",
};

/** What an open address answers where it is not a plain page. */
const unusual: Record<string, string> = {
  "/*": "404",
  "/dev/mail/:mail_id": "404",
  "/pictures/:picture_id": "404",
  // Only a form may do these; a link leads somewhere harmless.
  "/logout": "-> /",
  "/cookie-choice": "-> /cookies",
};

/** On a university's own site nobody needs to choose a university. */
const unusualOnMicrosite: Record<string, string> = {
  "/register": "-> /register/1",
  "/referral/:slug": "-> /register/1",
};

for (const [site, host] of Object.entries(sites) as [keyof typeof sites, "main" | "northgate"][]) {
  for (const visitor of visitors) {
    test(`every address of the ${site} site answers a visitor who is ${visitor} as specified`, async () => {
      const headers = await cookiesOf(visitor, host);

      for (const { path } of addresses) {
        const at = generatePath(path, params);
        const answer = await send(at, { site: host, headers });
        const said = isMoved(path) ? "moved" : describe(answer.status, answer.headers.location);
        expect.soft(`${at} ${said}`).toBe(`${at} ${wordsFor(path, visitor, site)}`);
      }
    });
  }
}

test("data requests are guarded like documents", async () => {
  for (const path of ["/my-cvs.data", "/university-dashboard.data", "/staff.data"]) {
    const { body } = await send(path);
    expect(body, path).toContain("/login");
  }
});

function wordsFor(path: string, visitor: VisitorName, site: keyof typeof sites): string {
  const outcome: Outcome = expectedOutcome(path, visitor, site);
  if (outcome === "refused") return "403";
  if (outcome !== "open") return `-> ${outcome}`;
  if (isMoved(path)) return "moved";

  const here = site === "microsite" ? { ...unusual, ...unusualOnMicrosite } : unusual;
  return here[path] ?? "200";
}

function describe(status: number, location: string | string[] | undefined): string {
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
