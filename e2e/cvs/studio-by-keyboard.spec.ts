import { expect, test } from "#e2e/fixtures.ts";
import { aCvOf, ready, saved } from "./steps.ts";

test("a section of one's own is opened when it is added, asks for its name first, and prints", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("ambassador", "A section of her own");
  await signInAs("ambassador");
  await page.goto(`/create-cv?cv=${cv}&section=skills`);
  await ready(page);
  await page.getByText("Order and show sections").click();
  await page.getByRole("button", { name: "Add a section of your own" }).press("Enter");
  await expect(page.getByLabel("Heading of this section")).toBeFocused();
  await page.keyboard.type("Hackathons");
  await page.getByRole("button", { name: "Add entry" }).press("Enter");
  await expect(page.getByLabel("Heading of the entry")).toBeFocused();
  await page.keyboard.type("Hack the Aire");
  await saved(page);
  await page.goto(`/my-cvs/${cv}/versions`);
  const text = await page.evaluate(
    async (address) => (await fetch(address)).text(),
    `/my-cvs/${cv}/file/txt`,
  );
  expect(text).toMatch(/hackathons[\s\S]*Hack the Aire/i);
});

test("the focus stays with what was hidden or moved, and goes to the neighbour of what was removed", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("ambassador", "Focus");
  await signInAs("ambassador");
  await page.goto(`/create-cv?cv=${cv}&section=work`);
  await ready(page);
  const first = page.locator(".entries > li").first();
  await first.locator("summary").first().press("Enter");
  await first.getByRole("button", { name: /^Do not print/ }).press("Enter");
  await expect(first.getByRole("button", { name: /^Print/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(first.getByRole("button", { name: /^Do not print/ })).toBeFocused();

  const second = page.locator(".entries > li").nth(1);
  await first.getByRole("button", { name: /^Move it down/ }).press("Enter");
  await expect(second.getByRole("button", { name: /^Move it down/ })).toBeFocused();
  await second.getByRole("button", { name: /^Move it up/ }).press("Enter");
  await expect(first.getByRole("button", { name: /^Move it down/ })).toBeFocused();

  await first.getByRole("button", { name: /^Remove/ }).press("Enter");
  await expect(first.locator("summary").first()).toBeFocused();
});

test("anyone who signs out before the words are saved is asked where the eyes and the hand are", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("ambassador", "Signing out");
  await signInAs("ambassador");
  await page.goto(`/create-cv?cv=${cv}`);
  await ready(page);
  await page.route("**/save", (route) => route.abort());
  await page.getByLabel("Your role, or the role you want").fill("Hydrologist");
  await expect(page.locator("[data-saving]")).toHaveAttribute("data-saving", "offline");
  await page.locator("summary", { hasText: "your account" }).press("Enter");
  await page.getByRole("button", { name: "Sign out" }).press("Enter");
  await expect(page.getByRole("button", { name: "Stay here" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Sign out", exact: true })).toBeHidden();
});
