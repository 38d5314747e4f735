import type { Page } from "@playwright/test";
import { expect } from "#e2e/kit/plain/plain-expect.ts";
import { GOOD_PASSWORD, linkIn, someEmail } from "../account/steps.ts";
import { send } from "../kit/http.ts";
import type { Mailbox } from "../kit/mailbox.ts";
import { sessionFor } from "../kit/people.ts";

export type NewEmployer = { email: string; cookie: string };

/** An account for somebody who hires: asked for, let in by staff, set up; made over HTTP. */
export async function newEmployer(mailbox: Mailbox, company: string): Promise<NewEmployer> {
  const email = someEmail("hires.example");
  const asked = { name: "Hana Whitlock", email, employerName: company };
  await send("/employers", { form: asked });
  await approveAccess(email);
  const link = await linkIn(mailbox, email, "/register/");
  const { headers } = await send(link);
  const form = { stop: "finish", password: GOOD_PASSWORD, agreed: "on" };
  const { status, headers: set, cookies } = await send(String(headers.location), { form });
  expect([status, set.location]).toEqual([302, "/employer"]);
  return { email, cookie: cookies.join("; ") };
}

async function approveAccess(email: string): Promise<void> {
  const { cookie } = await sessionFor("staff", "main");
  const { body } = await send("/staff/access-requests", { headers: { cookie } });
  const item = body.split('<li class="requests__item"').find((part) => part.includes(email)) ?? "";
  const id = /name="id" value="([^"]+)"/.exec(item)?.[1] ?? "";
  const form = { id, decision: "approved", note: "" };
  const { status } = await send("/staff/access-requests", { headers: { cookie }, form });
  if (status !== 302) throw new Error(`Letting ${email} in answered ${status}.`);
}

/** Fills the form of an advert. */
export async function writeAdvert(page: Page, title: string): Promise<void> {
  await page.getByLabel("Job title").fill(title);
  await page.getByLabel("Field of work").selectOption("data");
  await page.getByLabel("Kind of job").selectOption("full-time");
  await page.getByLabel("Experience asked for").selectOption("entry");
  await page.getByLabel("From", { exact: true }).fill("34,000");
  await page.getByLabel("Hours a week").fill("37.5");
  await page.getByLabel("Town").fill("Leeds");
  await page.getByLabel("I need to ask").check();
  await page.getByLabel("The advert").fill(
    // Its own words throughout: even a trusted employer's advert that is nearly like a live one waits.
    `As our ${title} you will look after the figures of a water company. A ${title} explains them to people who do not like figures.\n\n## What a ${title} needs\n\n- A degree with numbers in it\n- Patience`,
  );
  await page.getByLabel("Where people apply").fill("https://firm.example/apply");
}
