import { randomBytes } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { generatePath } from "react-router";
import type { Site } from "./kit/http.ts";
import { type Mailbox, mailbox } from "./kit/mailbox.ts";
import { browserCookies, type Person, sessionFor, signInOverHttp } from "./kit/people.ts";
import { plainPage } from "./kit/plain/plain-visitor.ts";
import { Problems } from "./kit/problems.ts";
import { lookUpOwnLinesOnly } from "./kit/short-stacks.ts";
import { empty, windowFor } from "./kit/window.ts";

lookUpOwnLinesOnly();

type SignInOptions = {
  site?: Site;
  /** A session nobody else uses: for tests that sign out, or change the account. */
  fresh?: boolean;
};

type Fixtures = {
  /** What the browser complained about; the test fails if anything is left in it. */
  problems: Problems;
  mailbox: Mailbox;
  signInAs: (person: Person, options?: SignInOptions) => Promise<void>;
  goTo: (pattern: string, params?: Record<string, string>) => Promise<void>;
  /** A visitor without JavaScript, and without a browser: e2e/kit/plain. Links and forms at a fraction of the cost. */
  noJs: Page;
  /** More of that kind, each with cookies of its own. */
  newVisitor: () => Page;
  /** A page of a browser with JavaScript switched off, for what is drawn or focused there. */
  noJsBrowser: Page;
};

export const test = base.extend<Fixtures>({
  // Each test comes from an address of its own, so that limits per address
  // never make one test wait for another.
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": someAddress() }),

  problems: async ({}, use) => {
    const problems = new Problems();
    await use(problems);
    expect(problems.unexpected(), "what the browser complained about").toEqual([]);
  },

  context: async ({ browser, problems, extraHTTPHeaders, baseURL, timezoneId }, use) => {
    const context = await windowFor(browser, { baseURL, timezoneId });
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    const stopWatching = problems.watch(context);
    await use(context);
    stopWatching();
    await empty(context);
  },

  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0]!;
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },

  mailbox: async ({}, use) => use(mailbox),

  signInAs: async ({ context }, use) => {
    await use(async (person, { site = "main", fresh = false } = {}) => {
      const session = await (fresh ? signInOverHttp : sessionFor)(person, site);
      await context.addCookies(browserCookies(session));
    });
  },

  goTo: async ({ page }, use) => {
    await use(async (pattern, params = {}) => {
      await page.goto(generatePath(pattern, params));
    });
  },

  newVisitor: async ({ baseURL, extraHTTPHeaders, problems }, use) => {
    await use(() => plainPage({ baseURL: baseURL!, headers: extraHTTPHeaders ?? {}, problems }));
  },

  noJs: async ({ newVisitor }, use) => use(newVisitor()),

  noJsBrowser: async ({ browser, baseURL, extraHTTPHeaders, problems }, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL ? { baseURL } : {}),
      ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}),
    });
    problems.watch(context);
    await use(await context.newPage());
    await context.close();
  },
});

function someAddress(): string {
  return `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;
}

export { axe, axeWithin } from "./kit/axe.ts";
export { originOf, send, sendPatiently } from "./kit/http.ts";
export {
  expectLargeTargets,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  expectSound,
  expectSoundOnAPhone,
  expectSoundUnfolded,
  hasSettled,
  lookAt,
} from "./kit/looks.ts";
export { DEMO_PASSWORD, type Person, people, sessionFor } from "./kit/people.ts";
export { expect } from "./kit/plain/plain-expect.ts";
