import { createHmac, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { send } from "../kit/http.ts";
import type { Mailbox } from "../kit/mailbox.ts";
import { browserCookies } from "../kit/people.ts";

/** A password that every rule of ours accepts. */
export const GOOD_PASSWORD = "lantern-river-47";

/** An address nobody else in this run uses. */
export function someEmail(domain = "northgate.example"): string {
  return `e2e-${randomBytes(5).toString("hex")}@${domain}`;
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/login");
  await fillSignIn(page, email, password);
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post("/logout", { headers: { origin } });
  if (!answer.ok()) throw new Error(`Signing out answered ${answer.status()}.`);
}

/** The link of the first mail that has one, on the main site: sessions on localhost do not cross to microsites. */
export async function linkIn(mailbox: Mailbox, email: string, path: string): Promise<string> {
  for (;;) {
    const { links } = await mailbox.nextMailTo(email);
    const link = links
      .map((href) => new URL(href))
      .find(({ pathname }) => pathname.startsWith(path));
    if (link) return link.pathname + link.search;
  }
}

/** Walks the stops of setting up an account, from the link in the mail to the last button. */
export async function setUp(page: Page, link: string, password = GOOD_PASSWORD): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: "Next: university and course" }).click();
  await page.getByLabel("Course", { exact: true }).fill("MSc Data Science");
  await page.getByRole("button", { name: "Next: phone and time zone" }).click();
  await page.getByRole("button", { name: "Next: check and finish" }).click();
  await page.locator("input[name=password]").fill(password);
  await page.locator("input[name=agreed]").check();
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/register"));
}

/** Registers in the browser, up to the mail; answers with the link in it. */
export async function askToRegister(
  page: Page,
  mailbox: Mailbox,
  path = "/register/1",
): Promise<string> {
  const email = someEmail();
  await page.goto(path);
  await page.getByLabel("Full name").fill("Esi Mensah");
  await page.locator("input[name=email]").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  return linkIn(mailbox, email, "/register/");
}

/** A new student of Northgate, signed in; made over HTTP, since the screens have tests of their own. */
export async function newStudent(page: Page, mailbox: Mailbox): Promise<string> {
  const email = someEmail();
  await send("/register/1", { form: { name: "Esi Mensah", email } });
  const link = await linkIn(mailbox, email, "/register/");
  const { headers } = await send(link);
  const form = { stop: "finish", password: GOOD_PASSWORD, agreed: "on" };
  const { status, cookies } = await send(String(headers.location), { form });
  if (status !== 302) throw new Error(`Setting up ${email} answered ${status}.`);
  await page.context().addCookies(browserCookies({ site: "main", cookie: cookies.join("; ") }));
  return email;
}

/** What an authenticator app shows for a key, now or some steps of 30 seconds later. */
export function codeFor(secret: string, stepsAhead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const start = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

function fromBase32(text: string): Buffer {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...text.replaceAll(/[\s=]/g, "")].map((letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, "0"),
  );
  return Buffer.from(
    bits
      .join("")
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  );
}
