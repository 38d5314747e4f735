import { test } from "#e2e/fixtures.ts";
import { browserCookies, sessionFor, signInOverHttp } from "../people.ts";

/**
 * For journeys of links and forms alone: their `page` is a plain visitor, and no browser is opened. Each capability
 * keeps a journey in the browser (`test`), where script sends the forms.
 */
export const plain = test.extend({
  page: async ({ newVisitor }, use) => use(newVisitor()),

  signInAs: async ({ page }, use) => {
    await use(async (person, { site = "main", fresh = false } = {}) => {
      const session = await (fresh ? signInOverHttp : sessionFor)(person, site);
      await page.context().addCookies(browserCookies(session));
    });
  },
});
