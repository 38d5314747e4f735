import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "@playwright/test";
import { test as base, DEMO_PASSWORD, expect, expectSound, people } from "#e2e/fixtures.ts";
import { startOwnApp } from "#e2e/kit/own-app.ts";
import { freePorts } from "#e2e/kit/ports.ts";
import { OIDC_CLIENT, startOidcProvider } from "#test/sign-on/oidc-provider.ts";
import { RSA_OAEP, samlProvider } from "#test/sign-on/saml-provider.ts";
import { fillSignIn } from "./steps.ts";

/** Both change how everybody of Northgate signs in, so they have an app of their own. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const [port] = await freePorts(1);
      const { origin, stop } = await startOwnApp({ PORT: String(port) });
      await use(origin);
      await stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// One after the other: passwords still work after the first, and no longer after the second.
test.describe.configure({ mode: "default" });

async function signInAsAdmin(page: Page, origin: string) {
  await page.goto(`${origin}/login`);
  await fillSignIn(page, people["northgate-admin"], DEMO_PASSWORD);
  await page.waitForURL(/university-dashboard/);
}

async function switchOn(page: Page, passwords: RegExp) {
  await page.getByRole("radio", { name: "On", exact: true }).check();
  await page.getByRole("radio", { name: passwords }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("It is on.")).toBeVisible();
}

/** Somebody follows an ambassador's link; no cookie was agreed to, so the address has to keep it. */
async function joinByInvitation(browser: Browser, origin: string) {
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(`${origin}/referral/chia7k2mq?university=1`);
  await expect(friend).toHaveURL(/\/register\/1\?ref=/);
  const signInLink = friend.getByRole("link", { name: "Sign in with Northgate University" });
  await expect(signInLink).toHaveAttribute("href", /^\/sso\/1\/start\?ref=/);
  await signInLink.click();
  await friend.getByRole("link", { name: "Sign in as bea" }).click();
  await friend.waitForURL(`${origin}/**`);
  await expect(friend.getByRole("heading", { level: 1 })).toBeVisible();
}

test("a student signs in by SAML from the university's own site, and a false answer is explained", async ({
  page,
  browser,
  problems,
  origin,
}) => {
  // The provider's own page is not ours to judge.
  problems.allow(/favicon|127\.0\.0\.1/);
  const idp = await startSamlIdp(origin);
  try {
    await signInAsAdmin(page, origin);
    await page.goto(`${origin}/university/sign-on?with=saml`);
    await page.getByLabel("Address of your provider’s metadata").fill(`${idp.base}/metadata`);
    await page.getByRole("button", { name: "Save SAML" }).click();
    await expect(page.getByText("Saved. Now try it.")).toBeVisible();
    await expect(page.getByText(/SHA-256 [0-9A-F:]+…, valid until/).first()).toBeVisible();
    await expect(page.getByText("Signed, as it asks")).toBeVisible();
    await idp.readMetadata();
    await page.getByText("Our certificate, for encrypted answers").click();
    await page.getByRole("button", { name: "Make a new key" }).click();
    await expect(page.getByText("The new key is in our metadata.")).toBeVisible();
    await switchOn(page, /Still work as well/);

    const northgate = origin.replace("localhost", "northgate.localhost");
    const student = await (await browser.newContext()).newPage();
    await student.goto(`${northgate}/my-saved-jobs`);
    await student.getByRole("link", { name: "Sign in with Northgate University" }).click();
    await student.getByRole("button", { name: "Continue" }).click();
    await expect(student).toHaveURL(`${northgate}/my-saved-jobs`);

    idp.isFalse = true;
    const other = await (await browser.newContext()).newPage();
    await other.goto(`${origin}/login/user-email-password/1`);
    await other.getByRole("link", { name: "Sign in with Northgate University" }).click();
    await other.getByRole("button", { name: "Continue" }).click();
    await expect(other.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
    await expect(other.getByText("was meant for another service")).toBeVisible();
    const code = await other.locator("b.mono").innerText();
    await page.goto(`${origin}/university/sign-on`);
    await expect(page.getByRole("rowheader", { name: code })).toBeVisible();
  } finally {
    idp.stop();
  }
});

test("an admin connects an OpenID provider, tries it, and it becomes the only way in", async ({
  page,
  browser,
  problems,
  origin,
}) => {
  problems.allow(/favicon|127\.0\.0\.1/);
  const provider = await startOidcProvider({
    redirectUri: `${origin}/sso/oidc/callback`,
    signedOutUri: `${origin}/login`,
    people: {
      ada: {
        email: "ada@northgate.example",
        email_verified: true,
        given_name: "Ada",
        family_name: "King",
      },
      bea: { email: "bea@northgate.example", email_verified: true, given_name: "Bea" },
    },
  });
  try {
    await signInAsAdmin(page, origin);
    await page.goto(`${origin}/university/sign-on?with=oidc`);
    await expect(page.getByLabel("Redirect address")).toHaveValue(`${origin}/sso/oidc/callback`);
    await page.getByLabel("Issuer").fill("ftp:nowhere");
    await page.getByLabel("Client ID").fill(OIDC_CLIENT.id);
    await page.getByRole("button", { name: "Save OpenID Connect" }).click();
    await expect(page.locator(".errsum")).toContainText("https://");
    await expect(page.getByLabel("Client ID")).toHaveValue(OIDC_CLIENT.id);
    await page.getByLabel("Issuer").fill(provider.issuer);
    await page.getByLabel("Client secret").fill(OIDC_CLIENT.secret);
    await page.getByRole("button", { name: "Save OpenID Connect" }).click();
    await expect(page.getByText("Saved. Now try it.")).toBeVisible();

    await page.getByRole("link", { name: "Try it" }).click();
    await page.getByRole("link", { name: "Sign in as ada" }).click();
    await expect(page.getByText("This person would be let in")).toBeVisible();
    await expect(page.getByText("Ada King")).toBeVisible();
    await expectSound(page, page.url());

    await page.goto(`${origin}/university/sign-on`);
    await switchOn(page, /No longer work/);
    await expectSound(page, `${origin}/university/sign-on`);

    const student = await (await browser.newContext()).newPage();
    await student.goto(`${origin}/login`);
    await fillSignIn(student, "ada@northgate.example", "any password");
    await expect(student).toHaveURL(/user-email-password\/1/);
    await expect(
      student.getByText("lets its people in through its own sign-in page"),
    ).toBeVisible();

    await student.goto(`${origin}/register/1`);
    const signInLink = student.getByRole("link", { name: "Sign in with Northgate University" });
    await expect(signInLink).toHaveAttribute("href", "/sso/1/start");
    await expectSound(student, `${origin}/register/1`);
    await student.getByLabel("Full name").fill("Ada King");
    await student.getByLabel("Email").pressSequentially("ada@northgate.example");
    await expect(student.getByText("lets you in with this address")).toBeVisible();
    await student.getByRole("button", { name: "Send me the link" }).click();
    await expect(student.getByText("to use ada@northgate.example")).toBeVisible();
    await expect(signInLink).toBeVisible();

    // Another university's site, whose host may be its own, begins nobody's sign-in.
    const harbour = origin.replace("localhost", "harbour.localhost");
    const led = student.waitForResponse(`${harbour}/sso/1/start`);
    await student.goto(`${harbour}/sso/1/start`);
    expect((await led).headers().location).toBe(`${origin}/sso/1/start`);

    await student.goto(`${origin}/login/user-email-password/1?next=/my-saved-jobs`);
    await student.getByRole("link", { name: "Sign in with Northgate University" }).click();
    await student.getByRole("link", { name: "Sign in as ada" }).click();
    await expect(student).toHaveURL(`${origin}/my-saved-jobs`);

    await student.evaluate(() => {
      const form = document.createElement("form");
      form.method = "post";
      form.action = "/logout";
      document.body.append(form);
      form.submit();
    });
    const out = student.getByRole("link", { name: "Sign out of Northgate University too" });
    await expect(out).toHaveAttribute("href", /session\/end\?.*id_token_hint=/);
    await student.goto(`${origin}/my-saved-jobs`);
    await expect(student).toHaveURL(/\/login\?next=/);

    await joinByInvitation(browser, origin);
    await page.context().clearCookies();
    await page.goto(`${origin}/login`);
    await fillSignIn(page, people.staff, DEMO_PASSWORD);
    await page.waitForURL(/\/staff/);
    await page.goto(`${origin}/staff/referrals`);
    await expect(page.getByText("13 in total")).toBeVisible();
  } finally {
    provider.stop();
  }
});

/** A SAML provider with a page: it reads our request, and posts its answer once the button is pressed. */
async function startSamlIdp(origin: string) {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = samlProvider({
    ...{ base, entityId: `${base}/metadata` },
    ...{ encryptsWith: RSA_OAEP, wantsSigned: true },
  });
  const acs = `${origin}/sso/1/saml/acs`;
  const person = {
    nameId: "grace-1906",
    attributes: { "urn:oid:0.9.2342.19200300.100.1.3": "grace@northgate.example" },
  };
  let sp = "";
  const idp = {
    base,
    isFalse: false,
    /** Once, as providers do: what we change later they read days after. */
    readMetadata: async () => {
      sp = await (await fetch(`${origin}/sso/1/saml/metadata.xml`)).text();
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  server.on("request", async (request, response) => {
    if (request.url === "/metadata") return response.end(provider.metadata);
    if (!request.url?.startsWith("/sign-in")) return response.writeHead(404).end();
    const asked = await provider.readRequest(base + request.url, sp);
    const bent = idp.isFalse ? { audience: "https://another.example" } : {};
    const answer = await provider.answer(asked, person, { sp, acs, bent });
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><html lang="en"><title>Provider</title>
      <form method="post" action="${acs}"><input type="hidden" name="SAMLResponse" value="${answer}">
      <input type="hidden" name="RelayState" value="${asked.relayState}"><button>Continue</button></form>`);
  });
  return idp;
}
