import type { Page } from "@playwright/test";
import { GOOD_PASSWORD, linkIn, someEmail } from "#e2e/account/steps.ts";
import { send } from "#e2e/kit/http.ts";
import type { Mailbox } from "#e2e/kit/mailbox.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { addDays, isoDay } from "#rules/days.ts";

/** Somebody on the way to Northgate, signed in; made over HTTP, since the screens have tests of their own. */
export async function newTraveller(page: Page, mailbox: Mailbox): Promise<string> {
  const email = someEmail();
  await send("/jumpstart-register/1", { form: { name: "Esi Mensah", email } });
  const link = await linkIn(mailbox, email, "/register/");
  const { headers } = await send(link);
  const form = { stop: "finish", password: GOOD_PASSWORD, agreed: "on" };
  const { status, cookies } = await send(String(headers.location), { form });
  if (status !== 302) throw new Error(`Setting up ${email} answered ${status}.`);
  await page.context().addCookies(browserCookies({ site: "main", cookie: cookies.join("; ") }));
  return email;
}

/** A day so many days from today, on a clock in UTC: where these travellers live. */
export function dayAhead(days: number): string {
  return addDays(isoDay(new Date()), days);
}

/** Gives the plan another flight, as its owner does. */
export async function flyOn(page: Page, day: string): Promise<void> {
  await page.goto("/jumpstart-dashboard/dates");
  await typeFlight(page, day);
  await page.locator("#timeZone").selectOption("UTC");
  await page.getByRole("button", { name: "Save and move the plan" }).click();
  await page.waitForURL(/\/jumpstart-dashboard$/);
}

/** Fills the three boxes of the day. */
export async function typeFlight(page: Page, day: string): Promise<void> {
  const [year = "", month = "", date = ""] = day.split("-");
  await page.locator("#fliesOn").fill(date);
  await page.locator("#fliesOn-month").fill(month);
  await page.locator("#fliesOn-year").fill(year);
}
