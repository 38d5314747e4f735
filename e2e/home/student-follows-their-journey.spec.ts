import { newStudent } from "#e2e/account/steps.ts";
import { axe, expect, test } from "#e2e/fixtures.ts";
import { hydrated } from "#e2e/kit/hydrated.ts";
import { startTypesetter } from "#e2e/kit/typesetter.ts";

const JOB = "Graduate software developer";

test("a new student begins, sees what they did on their journey, and shows an achievement for a while", async ({
  page,
  noJsBrowser,
  mailbox,
}) => {
  await startTypesetter();
  await newStudent(page, mailbox);
  await page.goto("/student-dashboard");
  const first = page.getByRole("region", { name: "Start here" });
  await expect(first.getByRole("listitem")).toHaveCount(4);
  await axe(page);

  await page.goto("/jobs/graduate-software-developer-brackwater-software");
  await page.getByRole("button", { name: "Save job" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.goto("/student-dashboard");
  await expect(page.getByRole("region", { name: "Saved jobs" })).toContainText(JOB);

  await page.getByRole("link", { name: "Your journey" }).click();
  const line = page.getByRole("list", { name: /^Your journey, / });
  await expect(line.getByRole("listitem").filter({ hasText: "Saved a job" })).toContainText(JOB);
  await expect(line).toContainText("Joined Waymark");

  await page.goto("/achievements");
  const earned = page.getByRole("listitem").filter({ hasText: "You saved your first job" });
  await hydrated(earned.locator("summary"));
  await earned.getByText("Show it to others").click();
  await earned.getByRole("button", { name: "Make a picture with an address" }).click();
  const address = earned.getByRole("link", { name: /\/shared-achievement\// });
  const shown = new URL((await address.getAttribute("href"))!).pathname;

  await noJsBrowser.goto(shown);
  await expect(noJsBrowser.getByRole("heading", { level: 1 })).toHaveText("First saved job");
  await expect(noJsBrowser.getByRole("img", { name: /First saved job/ })).toHaveJSProperty(
    ...(["naturalWidth", 1200] as const),
  );

  await earned.getByRole("button", { name: "Stop showing it" }).click();
  await expect(address).toHaveCount(0);
  const ended = await noJsBrowser.goto(shown);
  expect(ended?.status()).toBe(404);
  expect(ended?.headers()["x-robots-tag"]).toContain("noindex");
});
