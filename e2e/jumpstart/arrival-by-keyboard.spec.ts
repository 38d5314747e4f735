import { expect, hasSettled, test } from "#e2e/fixtures.ts";
import { tabTo } from "#e2e/kit/keyboard.ts";
import { dayAhead, flyOn, newTraveller } from "./steps.ts";

test("somebody ticks a step, says they have arrived and begins their first week by keyboard alone", async ({
  page,
  mailbox,
}) => {
  await newTraveller(page, mailbox);
  await flyOn(page, dayAhead(-2));
  // The address is the new page's before the page is.
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await hasSettled(page);
  const step = page.getByRole("button", { name: "Done: Accept your offer" });
  await tabTo(page, step);
  await page.keyboard.press("Space");
  await expect(page.getByText("Done in earlier weeks: 1")).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: "I have arrived" }));
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText(/^Have you arrived in /);
  await expect(heading).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Yes, I have arrived" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/first-week$/);
  await expect(heading).toHaveText(/^Welcome to .+, Esi$/);
  await expect(heading).toBeFocused();

  const phone = page.getByRole("button", { name: "Done: Get a local phone number" });
  await tabTo(page, phone);
  await page.keyboard.press("Space");
  await expect(phone).toHaveAttribute("aria-pressed", "true");
  // Anyone who ticks one goes on to the next from where they are.
  await expect(phone).toBeFocused();
});
