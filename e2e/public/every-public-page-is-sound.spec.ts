import type { Page } from "@playwright/test";
import type { Address, Audience } from "#addresses/address.ts";
import { addresses } from "#addresses/addresses.ts";
import { expectedAnswer } from "#e2e/access/what-examples-answer.ts";
import {
  expect,
  expectLargeTargets,
  expectSound,
  expectSoundOnAPhone,
  type Person,
  send,
  sendPatiently,
  sessionFor,
  test,
} from "#e2e/fixtures.ts";
import { forEachOf } from "#e2e/kit/at-once.ts";
import { looks } from "#e2e/kit/looks.ts";
import { screensByModule, shells, visitorFor } from "#e2e/kit/places.ts";
import { expectLittleScriptHere } from "#e2e/kit/script-weight.ts";
import { sweep } from "#e2e/kit/sweep.ts";
import { startTypesetter } from "#e2e/kit/typesetter.ts";
import type { VisitorName } from "#test/conformance/expectation.ts";

/** Pages that say something other than "here you are": nobody can know a token. */
const statuses: Record<string, number> = {
  "not-found": 404,
  "ebook-request": 404,
  "shared-achievement": 404,
  "india-career-fair-give-up": 404,
};

/** Where the example leads to a page that is looked at elsewhere: the one of "/*", or another address. Journeys look at these. */
const shownElsewhere: Record<string, number> = {
  "event-place": 404,
  meeting: 404,
  "meeting-waiting": 404,
  "my-shared-story": 404,
  // Nothing is there to be reviewed.
  "apply-review": 302,
  // Nobody has just signed out.
  "sso-signed-out": 302,
};

/** Their pictures are drawn by the typesetter: while it starts, those of one person wait in turn, and too many are refused. */
const drawn = new Set([
  ...["shared-cv", "choose-template", "my-cvs", "create-cv"],
  ...["cv-preview", "final-preview", "download-cv"],
]);

/** Pages with a player, and one that shows every part we have: they may need script. */
const players = new Set(["cih-standard-video", "jumpstart-video", "dev-kit"]);

/** Whose readers sit at a desk. Everybody else comes on a phone. */
const atADesk: readonly Audience[] = ["staff", "university", "employer"];

const MAX_REDIRECTS = 5;

for (const [screen, ...others] of screensByModule.values()) {
  const visitor = visitorFor(screen!);
  const elsewhere = shownElsewhere[screen!.name];
  if (elsewhere) {
    test(`${screen!.path} shows ${visitor} a page that is looked at elsewhere`, async () => {
      const session = visitor === "guest" ? null : await sessionFor(visitor, "main");
      const headers = session ? { cookie: session.cookie } : {};
      expect((await send(screen!.example, { headers })).status).toBe(elsewhere);
    });
    continue;
  }

  // The frame is the same around all pages of an audience: it is looked at with the first of them.
  const isFramed = shells.includes(screen!);
  const frame = isFramed ? `, with the frame around the ${screen!.audience} pages` : "";
  sweep(`${screen!.path} is sound for ${visitor}${frame}`, async ({ page, signInAs }) => {
    if (visitor !== "guest") await signInAs(visitor);
    if (drawn.has(screen!.name)) await startTypesetter();
    const opened = page.waitForResponse((response) => response.request().isNavigationRequest());

    await expectSound(page, screen!.example, {
      at: looks[atADesk.includes(screen!.audience) ? 1 : 0],
      onAPhone: () => expectLargeTargets(page),
      ...(isFramed ? { parts: ["html"] } : {}),
    });

    expect((await opened).status()).toBe(statuses[screen!.name] ?? 200);
    await expectOneHeadline(page);
    if (visitor === "guest") await expectLittleScriptOn(page, screen!);
  });

  // Only their words are others. What moves while a page is opened, and what becomes of it on a desk by
  // night, is its module's doing and was looked at above.
  if (others.length === 0) continue;
  sweep(
    `${others.length} other pages made as ${screen!.path} are sound`,
    async ({ page, signInAs }) => {
      sweep.slow();
      if (visitor !== "guest") await signInAs(visitor);
      for (const other of others) {
        const { example } = other;
        const opened = await page.goto(example);

        await expectSoundOnAPhone(page);
        await expectLargeTargets(page);

        expect([example, opened?.status()]).toEqual([example, 200]);
        await expectOneHeadline(page);
        // The same module, but what a page shows decides which parts fetch script of their own.
        if (visitor === "guest") await expectLittleScriptOn(page, other);
      }
    },
  );
}

test("the frame of every audience is looked at", () => {
  const first = [...screensByModule.values()].map(([screen]) => screen!);
  const looked = first.filter(({ name }) => !(name in shownElsewhere));
  expect(shells.filter((screen) => !looked.includes(screen))).toEqual([]);
});

async function expectLittleScriptOn(page: Page, { name }: Address): Promise<void> {
  if (!players.has(name)) await expectLittleScriptHere(page);
}

async function expectOneHeadline(page: Page): Promise<void> {
  const head = await page.evaluate(() => ({
    hasTitle: /\S/.test(document.title),
    headlines: document.querySelectorAll("h1").length,
    mains: document.querySelectorAll("main#main").length,
  }));
  expect(head, page.url()).toEqual({ hasTitle: true, headlines: 1, mains: 1 });
}

/** One of each role, and one of the staff who may not do everything. */
const oneOfEachRole: readonly [VisitorName | "author", Person | null][] = [
  ["guest", null],
  ["student", "student"],
  ["alumni", "alumni"],
  ["ambassador", "ambassador"],
  ["predeparture", "predeparture"],
  ["employer", "employer"],
  ["admin", "northgate-admin"],
  ["staff", "staff"],
  ["author", "author"],
];

for (const [visitor, person] of oneOfEachRole) {
  test(`no address fails or goes round in circles for ${visitor}`, async () => {
    const session = person ? await sessionFor(person, "main") : null;
    const follow = follower(session ? { cookie: session.cookie } : {});
    const asked = addresses.filter(({ name }) => name !== "logout");
    // What is a plain page for them e2e/access has opened.
    const leading = asked.filter(
      (address) =>
        visitor === "author" || expectedAnswer({ address, visitor, site: "main" }) !== "200",
    );
    const faults = await forEachOf(leading, async ({ example }) => {
      const { status, detours } = await follow(example);
      return status >= 500 || detours > MAX_REDIRECTS ? [`${example}: ${status}`] : [];
    });
    expect(faults.flat()).toEqual([]);
  });
}

/** Follows redirects to their end. Most lead to the same few pages, each of which is asked for once. */
function follower(headers: Record<string, string>) {
  const ends = new Map<string, number>();
  const isGuest = !headers.cookie;
  type End = { status: number; detours: number };
  return async function follow(url: string, detours = 0): Promise<End> {
    // A guest is shown the sign-in page wherever they go on to; anyone else would go on.
    const key = isGuest ? url.replace(/[?&]next=[^&]*/, "") : url;
    const known = ends.get(key);
    if (known) return { status: known, detours };
    const { status, headers: answered } = await sendPatiently(url, { headers });
    const next = status >= 300 && status < 400 ? answered.location : undefined;
    if (!next) ends.set(key, status);
    if (!next || detours > MAX_REDIRECTS) return { status, detours };
    const target = new URL(String(next), "http://localhost");
    return follow(target.pathname + target.search, detours + 1);
  };
}
