import { randomUUID } from "node:crypto";
import { expect, sessionFor } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

plain(
  "an ambassador writes a page without script, and readers see it once staff approve",
  async ({ page, noJs, mailbox, signInAs }) => {
    const sentence = `I know where the printers are, ${randomUUID().slice(0, 8)}.`;
    await noJs.context().addCookies(browserCookies(await sessionFor("ambassador", "main")));
    await noJs.goto("/ambassador");
    await noJs.getByText("Change your page").click();
    await noJs.getByLabel("You in one sentence").fill(sentence);
    await noJs.getByRole("button", { name: "Send it to our staff" }).click();
    await expect(noJs.getByRole("alert")).toContainText("Tick the box if you agree");
    await expect(noJs.getByLabel("You in one sentence")).toHaveValue(sentence);
    await noJs.getByLabel(/I agree that Waymark shows/).check();
    await noJs.getByRole("button", { name: "Send it to our staff" }).click();
    await expect(noJs.getByText("Sent. We will email you when we have read it.")).toBeVisible();
    await noJs.goto("/campus-ambassadors/chiamaka");
    await expect(noJs.getByText(sentence)).toHaveCount(0);

    await signInAs("staff");
    await page.goto("/staff/ambassadors");
    const hers = page.getByRole("listitem").filter({ hasText: sentence });
    await hers.getByRole("button", { name: "Approve the page of Chiamaka" }).click();
    await expect(page.getByText("Approved: the page of Chiamaka.")).toBeVisible();
    const letter = await mailbox.nextMailTo("ambassador@waymark.example");
    expect(letter.subject).toBe("Your ambassador’s page is public");
    await expect(async () => {
      await noJs.goto("/campus-ambassadors/chiamaka");
      await expect(noJs.getByText(sentence)).toBeVisible({ timeout: 500 });
    }).toPass();
  },
);
