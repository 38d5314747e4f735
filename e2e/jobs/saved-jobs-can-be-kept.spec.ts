import { askToRegister, fillSignIn, GOOD_PASSWORD, newStudent, setUp } from "#e2e/account/steps.ts";
import { expect, expectSound, send, sessionFor, test } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { sweep } from "#e2e/kit/sweep.ts";
import { LIVE } from "./places.ts";

test("a student saves a job from the board, moves it on, and keeps a note and a date", {
  tag: "@embedded",
}, async ({ page, mailbox }) => {
  await newStudent(page, mailbox);
  await page.goto("/my-saved-jobs");
  await expect(page.getByRole("heading", { name: "No saved jobs yet" })).toBeVisible();

  await page.goto("/jobs?q=graduate+software+developer+brackwater");
  const save = page.getByRole("button", {
    name: "Save Graduate software developer, Brackwater Software",
  });
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Saved. Find it under My saved jobs.")).toBeVisible();
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText("Removed from your saved jobs.")).toBeVisible();
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");

  await page.goto("/my-saved-jobs");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("One saved job.");
  await page.getByLabel("Stage of Graduate software developer").selectOption("Interview");
  await page.getByRole("button", { name: "Move Graduate software developer" }).click();
  await expect(page.getByText("Moved to Interview.")).toBeVisible();

  const row = page.getByRole("listitem").filter({ hasText: "Graduate software developer" }).last();
  await row.getByText("Note or date").click();
  await row.getByLabel("Private note").fill("Ask about on-call.\nBring the timetable.");
  await row.getByLabel("What it is").fill("Interview");
  await row.getByRole("button", { name: "Save note and date" }).click();
  await expect(row.getByText("Add the day and time, or remove its name.")).toBeVisible();
  await expect(row.getByLabel("Private note")).toHaveValue(/on-call/);

  await row.getByLabel("Your own date").fill("2031-02-03T14:30");
  await row.getByRole("button", { name: "Save note and date" }).click();
  await expect(page.getByText("Your note is saved.")).toBeVisible();
  await expect(row.getByText(/^Interview: Monday 3 February, 14:30/)).toBeVisible();
  await expect(row.locator(".sj__note")).toHaveText("Ask about on-call.\nBring the timetable.");

  await page.goto("/jobs?q=graduate+software+developer+brackwater");
  await save.click();
  await expect(page).toHaveURL(/\/my-saved-jobs\?remove=\d+$/);
  await expect(
    page.getByText("This also removes your note, your date and its place under Interview."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Remove it" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Restored.")).toBeVisible();
  await expect(row.locator(".sj__note")).toContainText("Bring the timetable.");

  await page.setViewportSize({ width: 360, height: 640 });
  await row.getByText("Change note or date").click();
  await row.getByRole("button", { name: /^Remove/ }).click();
  const removed = page.getByRole("status").filter({ hasText: "Removed from your saved jobs." });
  await expect(removed).toBeFocused();
  await expect(removed).toBeInViewport();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row.locator(".sj__note")).toContainText("Bring the timetable.");

  await page.goto("/student-dashboard");
  await expect(page.getByRole("link", { name: /^Your saved job/ })).toBeVisible();
});

plain("a private calendar address works until there is a newer one", async ({ page, mailbox }) => {
  await newStudent(page, mailbox);
  await page.goto(`/jobs/${LIVE}`);
  await page.getByRole("button", { name: "Save job" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();

  await page.goto("/my-saved-jobs");
  await page.getByRole("button", { name: "Make my calendar address" }).click();
  const address = page.getByLabel("Private calendar address");
  const first = new URL(await address.inputValue()).pathname;

  const feed = await send(first);
  expect(feed.status).toBe(200);
  expect(feed.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(feed.body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(feed.body).toContain("SUMMARY:Closes: Graduate software developer");
  const again = await send(first, { headers: { "if-none-match": String(feed.headers.etag) } });
  expect(again.status).toBe(304);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download once" }).click();
  expect((await download).suggestedFilename()).toBe("waymark-saved-jobs.ics");

  await page.getByRole("button", { name: "Make a new address and stop this one" }).click();
  await expect(page.getByText("The old one has stopped.")).toBeVisible();
  const second = new URL(await address.inputValue()).pathname;
  expect((await send(first)).status).toBe(404);
  expect((await send(second)).status).toBe(200);
});

test("all of it works without script", async ({ noJs, mailbox }) => {
  await newStudent(noJs, mailbox);
  await noJs.goto(`/jobs/${LIVE}`);
  await noJs.getByRole("button", { name: "Save job" }).click();
  await expect(noJs).toHaveURL(new RegExp(`/jobs/${LIVE}$`));
  await expect(noJs.getByRole("button", { name: "Saved" })).toBeVisible();

  await noJs.goto("/my-saved-jobs");
  await noJs.getByLabel("Stage of Graduate software developer").selectOption("Applied");
  await noJs.getByRole("button", { name: "Move Graduate software developer" }).click();
  await expect(noJs).toHaveURL(/my-saved-jobs#job-\d+$/);
  await expect(noJs.getByRole("heading", { name: "Applied 1" })).toBeVisible();

  await noJs.getByText("Note or date").click();
  await noJs.getByRole("button", { name: /^Remove/ }).click();
  await noJs.getByRole("button", { name: "Undo" }).click();
  await expect(noJs.getByRole("heading", { name: "Applied 1" })).toBeVisible();

  await noJs.goto(`/jobs/${LIVE}`);
  await noJs.getByRole("button", { name: "Saved" }).click();
  await noJs.getByRole("link", { name: "Keep it" }).click();
  await expect(noJs.getByRole("heading", { name: "Applied 1" })).toBeVisible();
  await noJs.getByLabel("Stage of Graduate software developer").selectOption("Saved");
  await noJs.getByRole("button", { name: "Move Graduate software developer" }).click();
  await noJs.goto(`/jobs/${LIVE}`);
  await noJs.getByRole("button", { name: "Saved" }).click();
  await expect(noJs.getByRole("button", { name: "Save job" })).toBeVisible();
});

plain(
  "a guest who saves a job signs in, comes back to it, and it is saved",
  async ({ page, noJs, mailbox }) => {
    const email = await newStudent(page, mailbox);
    await page.context().clearCookies();
    for (const window of [page, noJs]) {
      await window.goto(`/jobs/${LIVE}`);
      await window.getByRole("button", { name: "Save job" }).click();
      await expect(window).toHaveURL(
        (url) => url.pathname === "/login" && url.searchParams.get("next") === `/jobs/${LIVE}`,
      );
      await expect(window.getByText("Sign in to save this job")).toBeVisible();
      await fillSignIn(window, email, GOOD_PASSWORD);
      await expect(window).toHaveURL(new RegExp(`/jobs/${LIVE}$`));
      await expect(window.getByText("You are signed in, and the job is saved.")).toBeVisible();
      await window.getByRole("button", { name: "Saved" }).click();
      await expect(window.getByRole("button", { name: "Save job" })).toBeVisible();
    }
    const wishes = (await page.context().cookies()).filter(({ name }) => name === "save_wish");
    expect(wishes, "a wish is used up").toEqual([]);
  },
);

plain("a guest who joins after pressing Save finds the job saved", async ({ page, mailbox }) => {
  await page.goto(`/jobs/${LIVE}`);
  await page.getByRole("button", { name: "Save job" }).click();
  await expect(page.getByText("Sign in to save this job")).toBeVisible();
  await setUp(page, await askToRegister(page, mailbox));
  await expect(page.getByText("You are signed in, and the job is saved.")).toBeVisible();
  await page.goto(`/jobs/${LIVE}`);
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
});

plain("a wish to save says nothing on a way in to somewhere else", async ({ page }) => {
  await page.goto(`/jobs/${LIVE}`);
  await page.getByRole("button", { name: "Save job" }).click();
  await expect(page.getByText("Sign in to save this job")).toBeVisible();
  await page.goto("/my-cvs");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByText("Sign in to save this job")).toHaveCount(0);
});

plain(
  "a wish that was left is not fulfilled for anyone who signs in next",
  async ({ page, mailbox }) => {
    const email = await newStudent(page, mailbox);
    await page.context().clearCookies();
    await page.goto(`/jobs/${LIVE}`);
    await page.getByRole("button", { name: "Save job" }).click();
    await expect(page.getByText("Sign in to save this job")).toBeVisible();
    await page.goto("/login");
    await fillSignIn(page, email, GOOD_PASSWORD);
    await expect(page).not.toHaveURL(/\/login/);
    const wishes = (await page.context().cookies()).filter(({ name }) => name === "save_wish");
    expect(wishes, "the wish is over").toEqual([]);
    await page.goto("/my-saved-jobs");
    await expect(page.getByRole("heading", { name: "No saved jobs yet" })).toBeVisible();
  },
);

test("letting a job go after the session ended is no wish to save it", async () => {
  const form = { job: "1", want: "removed", back: `/jobs/${LIVE}` };
  const { headers } = await send("/my-saved-jobs/toggle", { form });
  expect(headers.location).toBe(`/login?next=${encodeURIComponent(`/jobs/${LIVE}`)}`);
  expect(headers["set-cookie"] ?? []).not.toContainEqual(expect.stringContaining("save_wish"));
  const saved = await send("/my-saved-jobs/toggle", { form: { ...form, want: "saved" } });
  expect(saved.headers["set-cookie"]).toContainEqual(expect.stringContaining("save_wish"));
});

plain(
  "an employer is offered no saving, and nobody saves by a link",
  async ({ page, signInAs }) => {
    await signInAs("employer");
    await page.goto(`/jobs/${LIVE}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Save job" })).toHaveCount(0);
    const { cookie } = await sessionFor("employer", "main");
    const form = { job: "1", want: "saved" };
    expect((await send("/my-saved-jobs/toggle", { form, headers: { cookie } })).status).toBe(403);
  },
);

sweep("saved jobs are sound", async ({ page, signInAs }) => {
  await signInAs("student");
  await page.goto("/my-saved-jobs");
  await expect(page.getByText("ask before you withdraw")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Stages" })).toBeVisible();
  await expectSound(page, "/my-saved-jobs?stage=applied");
  await expect(page.getByRole("heading", { name: /^Applied/ })).toBeVisible();
});
