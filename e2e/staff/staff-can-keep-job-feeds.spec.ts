import { expect, expectSound, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { sweep } from "#e2e/kit/sweep.ts";

test("staff add a feed without JavaScript, learn why it cannot run, pause and remove it", async ({
  noJs,
}) => {
  const name = `Fern board ${Date.now().toString(36)}`;
  await noJs.context().addCookies(browserCookies(await sessionFor("staff", "main")));

  await noJs.goto("/staff/job-feeds");
  await noJs.getByRole("link", { name: "Add a feed" }).click();
  await noJs.getByLabel("Name").fill(name);
  await noJs.getByLabel("Address").fill("http://jobs.example.org/fern");
  await noJs.getByRole("button", { name: "Add the feed" }).click();
  await expect(noJs.locator(".errsum")).toContainText("Choose the feed’s format.");
  await expect(noJs.getByLabel("Address")).toHaveAccessibleDescription(/beginning with https/);
  await expect(noJs.getByLabel("Name")).toHaveValue(name);

  await noJs.getByLabel("Address").fill("https://jobs.example.org/fern");
  await noJs.getByLabel("Format").selectOption("Lever postings (JSON)");
  await noJs.getByRole("button", { name: "Add the feed" }).click();
  await expect(noJs.getByRole("heading", { level: 1 })).toHaveText(name);

  await expect(noJs.getByText("Fetching from the internet is switched off.")).toBeVisible();
  await expect(noJs.getByText("It is not fetched now.")).toBeVisible();
  await expect(noJs.getByRole("button", { name: "Run now" })).toHaveCount(0);

  await noJs.getByRole("button", { name: "Pause" }).click();
  await expect(noJs.getByText("Paused. Its jobs stay as they are.")).toBeVisible();

  await noJs.getByRole("button", { name: "Remove the feed" }).click();
  await expect(noJs.locator(".errsum")).toContainText("Tick the box");
  await noJs.getByLabel("Close its jobs and delete its reports").check();
  await noJs.getByRole("button", { name: "Remove the feed" }).click();
  await expect(noJs.getByText("Removed, and its jobs are closed.")).toBeVisible();
  await expect(noJs.getByText(name)).toHaveCount(0);
});

// One that went well is looked at with every other page.
sweep("a run that failed is sound on phones and desks", async ({ page, signInAs }) => {
  await signInAs("staff");
  await expectSound(page, "/staff/job-feeds/runs/2");
});
