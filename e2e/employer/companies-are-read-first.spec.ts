import { randomBytes } from "node:crypto";
import { expect, sessionFor } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { newEmployer } from "./steps.ts";

plain(
  "what a company says about itself is read before readers see it, without JavaScript",
  async ({ noJs, page, mailbox, signInAs }) => {
    const company = `Wetherlam ${randomBytes(4).toString("hex")} Ltd`;
    const { cookie } = await newEmployer(mailbox, company);
    await noJs.context().addCookies(browserCookies({ site: "main", cookie }));
    await noJs.goto("/employer/company");
    await noJs.getByRole("button", { name: "Continue" }).click();

    await noJs.goto("/employer/company");
    await noJs.getByLabel("About it").fill("Ask us anything on WhatsApp.");
    await noJs.getByRole("button", { name: "Save" }).click();
    await expect(noJs.getByText("Your change is waiting for review")).toBeVisible();
    await expect(noJs.getByLabel("About it")).toHaveValue("Ask us anything on WhatsApp.");

    await signInAs("staff");
    await page.goto("/staff/company-changes");
    const item = page.getByRole("listitem").filter({ hasText: company });
    await expect(item).toContainText("It moves the reader to a private chat");
    await expect(item.getByRole("row", { name: /About/ })).toContainText("WhatsApp");
    await item.getByRole("button", { name: "Send back" }).click();
    await expect(page.locator(".errsum")).toContainText("Write a note");
    await item.getByLabel("What to change, if you send it back").fill("No private chats, please.");
    await item.getByRole("button", { name: "Send back" }).click();
    await expect(page.getByText(`Sent back: ${company}`)).toBeVisible();

    await noJs.goto("/employer/company");
    await expect(noJs.getByText("“No private chats, please.”")).toBeVisible();
    await expect(noJs.getByLabel("About it")).toHaveValue("Ask us anything on WhatsApp.");
    await noJs.getByLabel("About it").fill("We look after hill paths.");
    await noJs.getByRole("button", { name: "Save" }).click();

    await page.goto("/staff/company-changes");
    await item.getByRole("button", { name: `Approve ${company}` }).press("Enter");
    await expect(page.getByText(`Readers see it now: ${company}`)).toBeVisible();
    await noJs.goto("/employer/company");
    await expect(noJs.getByText("Your change is waiting for review")).toHaveCount(0);
    await expect(noJs.getByLabel("About it")).toHaveValue("We look after hill paths.");
  },
);

plain(
  "a logo of almost two megabytes is taken, and a larger one is refused in words",
  async ({ page }) => {
    await page.context().addCookies(browserCookies(await sessionFor("employer", "main")));
    await page.goto("/employer/company");
    for (const [bytes, words] of [
      [1_900_000, "not a PNG, JPEG or WebP picture"],
      [2_200_000, "larger than 2 MB"],
    ] as const) {
      const file = { name: "logo.png", mimeType: "image/png", buffer: Buffer.alloc(bytes) };
      await page.getByLabel("A new logo").setInputFiles(file);
      await page.getByRole("button", { name: "Use this logo" }).click();
      await expect(page.getByText(words).first()).toBeVisible();
    }
  },
);
