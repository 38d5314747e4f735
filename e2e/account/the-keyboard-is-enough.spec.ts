import type { Page } from "@playwright/test";
import { expect, hasSettled, send, test } from "#e2e/fixtures.ts";
import { tabTo } from "#e2e/kit/keyboard.ts";
import { DEMO_PASSWORD, people } from "#e2e/kit/people.ts";
import { linkIn, someEmail } from "./steps.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("somebody signs in, fixes their profile and meets every mistake on the way", async ({
  page,
}) => {
  await page.goto("/login");
  await hasSettled(page);
  await tabTo(page, page.locator("input[name=email]"));
  await page.keyboard.type("nobody");
  await page.keyboard.press("Enter");
  await expect(page.locator(".errsum")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("input[name=email]")).toBeFocused();
  // What is wrong stays told, and what is typed stays typed, while somebody fixes it.
  expect(new URL(page.url()).hash).toBe("");
  await expect(page.locator(".errsum")).toBeVisible();

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(people.student);
  await tabTo(page, page.locator("input[name=password]"));
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname !== "/login");

  await page.goto("/edit-profile");
  await hasSettled(page);
  const name = page.getByLabel("Full name");
  await tabTo(page, name);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await tabTo(page, page.getByLabel("Mobile number"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(page.locator(".errsum")).toBeFocused();
  await expect(page.locator(".errsum a")).toHaveText([/full name/, /Numbers in|No number in/]);
});

test("a student registers and sets up an account", async ({ page, mailbox }) => {
  const email = someEmail();
  await page.goto("/register");
  await hasSettled(page);
  await tabTo(page, page.getByRole("combobox", { name: "Your university" }));
  await page.keyboard.type("northgate");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/register\/\d+/);
  await expect(heading(page)).toBeFocused();

  await tabTo(page, page.getByLabel("Full name"));
  await page.keyboard.type("Keya Board");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await page.goto(await linkIn(mailbox, email, "/register"));
  await hasSettled(page);
  await tabTo(page, page.getByRole("button", { name: "Next: university and course" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Course", { exact: true })).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test("a decision stays in its place, names the person and keeps the focus", async ({
  page,
  signInAs,
}) => {
  const names = ["Lower", "Upper"].map((word) => `${word} ${Date.now().toString(36)}`);
  for (const name of names) {
    const form = { name, email: someEmail("mail.example"), reason: "On exchange until June." };
    expect((await send("/request-access/1", { form })).status).toBe(302);
  }
  const [lower, upper] = names as [string, string];
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await signInAs("northgate-admin");
  await page.goto("/university/access-requests");
  await hasSettled(page);
  const approve = page.getByRole("button", { name: `Approve ${upper}` });
  await tabTo(page, approve);
  const before = await row(lower).boundingBox();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("status").getByText(`${upper} is approved.`)).toBeVisible();
  await expect(row(upper).locator(".requests__decided")).toBeFocused();
  expect(await row(lower).boundingBox()).toEqual(before);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(`Select ${lower}`)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(`Message to ${lower}`)).toBeFocused();
});

test("staff walk from the menu to a person", async ({ page, signInAs }) => {
  await signInAs("staff");
  await page.goto("/staff");
  await hasSettled(page);
  // What lies over the page comes first, and pressed away it is not in the way.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Read about cookies" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Reject optional" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary", { name: "Cookies" })).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "People", exact: true }));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("People");
  await expect(heading(page)).toBeFocused();

  await tabTo(page, page.getByLabel("Name or email"));
  await page.keyboard.type("noguide");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=noguide/);
  const person = page.getByRole("table").getByRole("link");
  await expect(person).toHaveCount(1);
  await tabTo(page, person);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/staff\/people\/./);
  await expect(heading(page)).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Save access" }));
});
