import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";
import { hydrated } from "../kit/hydrated.ts";
import { GOOD_PASSWORD, newStudent, signOut } from "./steps.ts";

/** A device of the browser's own that holds passkeys and says yes to everything. */
async function withDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, name: string) {
  await page.goto("/account/security");
  await page.getByLabel("Name for a new passkey").fill(name);
  await page.locator("input[name=passkeyPassword]").fill(GOOD_PASSWORD);
  // Without its script the form is sent without a passkey, and the answer says so.
  const add = page.getByRole("button", { name: "Add a passkey" });
  await hydrated(add);
  await add.click();
  await expect(page.getByText("Your passkey is added.")).toBeVisible();
}

/** A browser that does not suggest passkeys in a field, as some do not: only the button asks for one. */
async function withoutSuggestions(page: Page) {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

async function pressUseAPasskey(page: Page) {
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Use a passkey" });
  await hydrated(button);
  await button.click();
}

test("a passkey is added, signs in by a button, is listed as used, and removed", async ({
  page,
  mailbox,
}) => {
  test.slow();
  const email = await newStudent(page, mailbox);
  await withDevice(page);
  await withoutSuggestions(page);
  await addPasskey(page, "My laptop");
  expect((await mailbox.nextMailTo(email)).text).toContain("“My laptop” can now sign in");
  const list = page.getByRole("list", { name: "Your passkeys" });
  await expect(list).toContainText("Not used yet");

  await signOut(page);
  await pressUseAPasskey(page);
  // Back where they were.
  await expect(page).toHaveURL(/\/account\/security$/);

  await page.goto("/account/security");
  await expect(list).toContainText("Last used");
  await page.locator("input[name=passkeyPassword]").fill("not-the-password");
  await page.getByRole("button", { name: "Remove My laptop" }).click();
  await expect(page.getByRole("alert").first()).toContainText("The password is not right");
  await page.locator("input[name=passkeyPassword]").fill(GOOD_PASSWORD);
  await page.getByRole("button", { name: "Remove My laptop" }).click();
  await expect(page.getByText("The passkey is removed.")).toBeVisible();
  await expect(list).toHaveCount(0);
  expect((await mailbox.nextMailTo(email)).text).toContain("no longer signs in");

  await signOut(page);
  await pressUseAPasskey(page);
  await expect(page.getByRole("alert").first()).toContainText("We no longer have that passkey");
});

test("the email field suggests the passkey, and choosing it signs in", async ({
  page,
  noJs,
  mailbox,
}) => {
  test.slow();
  await noJs.goto("/login");
  await expect(noJs.locator("input[name=email]")).toHaveAttribute(
    "autocomplete",
    "username webauthn",
  );
  await newStudent(page, mailbox);
  await withDevice(page);
  await addPasskey(page, "My phone");
  await signOut(page);

  // The device chooses as soon as the field asks, and the page leaves: nothing here is waited for.
  await page.goto("/login?next=/edit-profile", { waitUntil: "commit" });
  await expect(page).toHaveURL(/\/edit-profile$/);
});

test("a device that says no is told of beside the form, which still works", async ({
  page,
  mailbox,
}) => {
  const email = await newStudent(page, mailbox);
  await page.context().clearCookies();
  await withDevice(page);
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Use a passkey" });
  await hydrated(button);
  await button.click();
  await expect(page.getByText("No passkey was used.")).toBeVisible();

  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(GOOD_PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/student-dashboard$/);
});

test("without JavaScript the button says what is missing", async ({ noJs }) => {
  await noJs.goto("/login");
  await noJs.getByRole("button", { name: "Use a passkey" }).click();
  await expect(noJs.getByRole("alert").first()).toContainText("Passkeys need JavaScript");
});

test("a microsite of a domain without a dot offers no passkeys, because they do not work there", async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? "");
  const button = page.getByRole("button", { name: "Use a passkey" });
  await withDevice(page);
  await page.goto("/login");
  await expect(button).toBeVisible();

  await page.goto(`http://northgate.localhost:${port}/login`);

  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(button).toHaveCount(0);
});
