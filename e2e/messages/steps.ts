import type { Page } from "@playwright/test";
import { expect } from "#e2e/kit/plain/plain-expect.ts";

/** Sends a form that has a trap for programs: a test types faster than people, and is told to wait and send again. */
export async function sendForm(page: Page, button: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("button", { name: button })).toHaveCount(0, { timeout: 1500 });
  }).toPass({ timeout: 20_000 });
}
