import type { Page } from "@playwright/test";
import type { Audience } from "#addresses/address.ts";
import { addresses } from "#addresses/addresses.ts";
import {
  axe,
  expect,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectSound,
  expectSoundOnAPhone,
  lookAt,
  type Person,
  send,
  sessionFor,
  test,
} from "#e2e/fixtures.ts";
import { forEachOf } from "#e2e/kit/at-once.ts";
import { looks } from "#e2e/kit/looks.ts";
import { placeholderIn } from "#e2e/kit/page-words.ts";
import { screensByModule, shells, visitorFor } from "#e2e/kit/places.ts";
import { expectLittleScriptHere } from "#e2e/kit/script-weight.ts";
import { sweep } from "#e2e/kit/sweep.ts";
import { startTypesetter } from "#e2e/kit/typesetter.ts";

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

/** Pages that send more than 130 kB today, and how much at most. To be emptied, never to grow. */
const heavyPages: Record<string, number> = {
  "book-a-meeting": 134_500,
  "landing-uk-work-visa-sponsor-licence-check": 135_000,
  event: 131_200,
};

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

  sweep(`${screen!.path} is sound for ${visitor}`, async ({ page, signInAs }) => {
    if (visitor !== "guest") await signInAs(visitor);
    if (drawn.has(screen!.name)) await startTypesetter();
    const opened = page.waitForResponse((response) => response.request().isNavigationRequest());

    await expectSound(page, screen!.example, {
      at: looks[atADesk.includes(screen!.audience) ? 1 : 0],
      onAPhone: () => expectLargeTargets(page),
    });

    expect((await opened).status()).toBe(statuses[screen!.name] ?? 200);
    await expectOneHeadline(page);
    if (visitor === "guest" && !players.has(screen!.name))
      await expectLittleScriptHere(page, heavyPages[screen!.name]);
  });

  // Only their words are others. What moves while a page is opened, and what becomes of it on a desk by
  // night, is its module's doing and was looked at above.
  if (others.length === 0) continue;
  sweep(
    `${others.length} other pages made as ${screen!.path} are sound`,
    async ({ page, signInAs }) => {
      sweep.slow();
      if (visitor !== "guest") await signInAs(visitor);
      for (const { example } of others) {
        const opened = await page.goto(example);

        await expectSoundOnAPhone(page);
        await expectLargeTargets(page);

        expect([example, opened?.status()]).toEqual([example, 200]);
        await expectOneHeadline(page);
      }
    },
  );
}

async function expectOneHeadline(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("main#main")).toHaveCount(1);
}

for (const screen of shells) {
  const visitor = visitorFor(screen);

  sweep(
    `the frame around the ${screen.audience} pages is sound for ${visitor}`,
    async ({ page, signInAs }) => {
      if (visitor !== "guest") await signInAs(visitor);
      await page.goto(screen.example);
      for (const look of looks) {
        await lookAt(page, look);
        await expectNoSidewaysScroll(page);
        await axe(page);
      }
    },
  );
}

/** One of each role: e2e/access asks every address for the data of every kind of visitor. */
const oneOfEachRole: readonly Person[] = [
  ...(["student", "alumni", "ambassador", "predeparture"] as const),
  ...(["employer", "northgate-admin", "staff", "author"] as const),
];

for (const person of [null, ...oneOfEachRole]) {
  test(`no address fails, goes round in circles or says that it opens soon for ${person ?? "a guest"}`, async () => {
    const session = person ? await sessionFor(person, "main") : null;
    const headers = session ? { cookie: session.cookie } : {};
    const asked = addresses.filter(({ name }) => name !== "logout");
    const faults = await forEachOf(asked, async ({ example }) => {
      const { status, detours, body } = await follow(example, headers);
      const isBroken = status >= 500 || detours > MAX_REDIRECTS;
      const said = isBroken ? status : placeholderIn(body);
      return said === null ? [] : [`${example}: ${said}`];
    });
    expect(faults.flat()).toEqual([]);
  });
}

async function follow(url: string, headers: Record<string, string>, detours = 0) {
  const { status, headers: answered, body } = await send(url, { headers });
  const next = answered.location;
  if (status < 300 || status >= 400 || !next || detours > MAX_REDIRECTS) {
    return { status, detours, body };
  }
  const target = new URL(String(next), "http://localhost");
  return follow(target.pathname + target.search, headers, detours + 1);
}
