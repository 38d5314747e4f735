import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { expect, expectSound, hasSettled, send, sessionFor, test } from "#e2e/fixtures.ts";
import { looks } from "#e2e/kit/looks.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { aCvOf, ready, saved, savingIs, typedAndSaved } from "./steps.ts";

test("a student makes a CV, edits it by keyboard, looks at it, brings a version back and downloads it", {
  tag: "@embedded",
}, async ({ page, signInAs }) => {
  await signInAs("student");
  await page.goto("/my-cvs");
  await page.getByRole("link", { name: "New CV" }).click();
  await page.getByLabel("Title").fill("Made in a test");
  await page.getByRole("button", { name: "Start the CV" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Made in a test" })).toBeVisible();

  await page.getByRole("link", { name: "Experience" }).first().click();
  await expect(page.getByRole("heading", { level: 2, name: "Experience" })).toBeVisible();
  for (const [title, employer] of [
    ["Research assistant", "Aldermoor University"],
    ["Night supervisor", "Hostel Kirkstall"],
  ] as const) {
    await page.getByRole("button", { name: "Add entry" }).press("Enter");
    await expect(page.locator("details[open] input:focus")).toBeVisible();
    await page.keyboard.type(title);
    await page.keyboard.press("Tab");
    await page.keyboard.type(employer);
  }
  await saved(page);

  const grip = page.getByRole("button", { name: /^Night supervisor.*: 2 of 2/ });
  await grip.focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("button", { name: /^Night supervisor.*: 1 of 2/ })).toBeFocused();
  await expect(page.locator(".entries > li").first()).toContainText("Night supervisor");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".entries > li").first()).toContainText("Research assistant");
  await saved(page);

  await expect(page.getByRole("img", { name: /Your CV as it prints, page 1/ })).toBeVisible();
  await page.getByRole("link", { name: "Finish and download" }).click();
  await expect(page.getByText(/fields could be read from the PDF/)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download PDF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/cv\.pdf$/);
  expect(readFileSync(await file.path()).toString("latin1")).toMatch(/^%PDF-1\.7/);

  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("link", { name: "Versions" }).click();
  await page.getByRole("link", { name: "Look at version 1" }).click();
  const shown = page.getByRole("region", { name: "Version 1" });
  await expect(shown.getByRole("listitem")).toHaveText([
    /^Experience, Research assistant, Aldermoor University\s*Added\.$/,
    /^Experience, Night supervisor, Hostel Kirkstall\s*Added\.$/,
  ]);
  await shown.getByRole("button", { name: "Restore version 1" }).click();
  await expect(page.getByText("Version 1 is restored")).toBeVisible();
  await page.getByRole("link", { name: "Experience" }).first().click();
  await expect(page.locator(".entries > li")).toHaveCount(0);
});

test("what changed since a version is shown word by word, without script and on a phone", async ({
  noJs,
  page,
  signInAs,
}) => {
  const cv = await aCvOf("student", "What changed");
  const versionOne = `/my-cvs/${cv}/versions?version=1`;
  await noJs.context().addCookies(browserCookies(await sessionFor("student", "main")));
  await noJs.goto(versionOne);
  const shown = noJs.getByRole("region", { name: "Version 1" });
  await expect(
    shown.getByText("No differences: this version is the same as the document now."),
  ).toBeVisible();

  await noJs.goto(`/create-cv?cv=${cv}`);
  await noJs.getByLabel("Your role, or the role you want").fill("Data analyst");
  await noJs.getByRole("button", { name: "Save this section" }).click();
  await expect(noJs.getByText(/Version 2\. Saved/)).toBeVisible();
  await noJs.goto(versionOne);
  await expect(shown.getByRole("listitem")).toHaveText(
    /Your role, or the role you want: Data\s+\(removed: scientist\)\s+\(added: analyst\)/,
  );
  await expect(shown.getByRole("listitem").locator("del")).toContainText("scientist");
  await signInAs("student");
  await expectSound(page, versionOne);
});

test("words typed without a connection are kept, and sent when it is back", async ({
  page,
  problems,
  signInAs,
}) => {
  // The router looks ahead for links, and says so when it cannot.
  problems.allow(/Failed to fetch manifest patches/);
  const cv = await aCvOf("ambassador", "Typed in a tunnel");
  await signInAs("ambassador");
  await page.goto(`/create-cv?cv=${cv}`);
  await ready(page);
  await page.context().setOffline(true);
  await page.getByLabel("Your role, or the role you want").fill("Water engineer");
  await expect(page.locator("[data-saving]")).toHaveAttribute("data-saving", "offline");

  const address = page.url();
  const next = page.getByRole("link", { name: /^Next:/ });
  await next.click();
  await expect(page.getByText("No connection, so this page stays open")).toBeInViewport();
  expect(page.url()).toBe(address);
  await expect(page.getByLabel("Your role, or the role you want")).toHaveValue("Water engineer");
  await page.getByLabel("Phone").fill("0113 496 0000");

  await page.context().setOffline(false);
  await saved(page);
  await expect(page.getByText("No connection, so this page stays open")).toHaveCount(0);
  await next.click();
  await expect(page).not.toHaveURL(address);
  await page.goto(address);
  await expect(page.getByLabel("Phone")).toHaveValue("0113 496 0000");
  await expect(page.getByLabel("Your role, or the role you want")).toHaveValue("Water engineer");
});

test("one field with a mistake stops nothing else from being saved", async ({ page, signInAs }) => {
  const cv = await aCvOf("ambassador", "One mistake");
  await signInAs("ambassador");
  await page.goto(`/create-cv?cv=${cv}`);
  await ready(page);
  await page.getByLabel("Website").fill("ftp://me");
  await page.getByLabel("Phone").fill("07700 900 123");
  await savingIs(page, "refused");
  await expect(page.locator("[data-saving]")).toContainText(
    "Everything is saved except one thing.",
  );
  await expect(page.locator(".field", { has: page.getByLabel("Website") })).toContainText(
    "Enter a web address",
  );
  const other = await page.context().newPage();
  await other.goto(`/create-cv?cv=${cv}`);
  await expect(other.getByLabel("Phone")).toHaveValue("07700 900 123");
  await other.close();

  await page.getByLabel("Website").fill("https://me.example");
  await saved(page);
});

test("windows closed without a connection leave their words, and all are taken up", async ({
  page,
  problems,
  signInAs,
}) => {
  problems.allow(/Failed to fetch manifest patches/);
  const cv = await aCvOf("ambassador", "Two closed windows");
  await signInAs("ambassador");
  const context = page.context();
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(`/create-cv?cv=${cv}`);
    await ready(each);
  }
  await context.setOffline(true);
  await page.getByLabel("Town or city").fill("York");
  await savingIs(page, "offline");
  await other.getByLabel("Phone").fill("07700 900 456");
  await savingIs(other, "offline");
  const third = await context.newPage();
  await Promise.all([page.close(), other.close()]);
  await context.setOffline(false);
  await third.goto(`/create-cv?cv=${cv}`);
  await expect(third.getByLabel("Phone")).toHaveValue("07700 900 456");
  await expect(third.getByLabel("Town or city")).toHaveValue("York");
  await saved(third);
  const left = () => Object.keys(localStorage).filter((key) => key.startsWith("waymark-draft"));
  await expect.poll(() => third.evaluate(left)).toEqual([]);
});

test("a save whose answer never arrives is sent again, and is in no conflict with itself", async ({
  page,
  problems,
  signInAs,
}) => {
  problems.allow(/net::ERR_FAILED/);
  const cv = await aCvOf("ambassador", "Lost answer");
  await signInAs("ambassador");
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    await each.goto(`/create-cv?cv=${cv}`);
    await ready(each);
  }
  await other.getByLabel("Phone").fill("07700 900 789");
  await saved(other);

  // It arrives and is kept, with the other window's words; only the answer is lost.
  await page.route("**/save", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const label = page.getByLabel("Your role, or the role you want");
  await label.fill("Water");
  await savingIs(page, "offline");
  await page.unroute("**/save");
  await label.fill("Water engineer");
  await saved(page);
  await expect(page.getByText("Changed in another window too")).toHaveCount(0);
  await expect(page.getByLabel("Phone")).toHaveValue("07700 900 789");
  await page.reload();
  await expect(label).toHaveValue("Water engineer");
});

test("two windows: other sections are put together, of the same one mine stays and theirs is a version", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("ambassador", "Two windows");
  await signInAs("ambassador");
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    await each.goto(`/create-cv?cv=${cv}`);
    await ready(each);
  }
  const [mine, theirs] = [page, other].map((each) =>
    each.getByLabel("Your role, or the role you want"),
  ) as [Locator, Locator];
  const banner = page.locator(".notice").filter({ hasText: "Changed in another window too" });

  await test.step("different sections: both have both, and nothing is said", async () => {
    await typedAndSaved(page, () => page.getByLabel("Phone").fill("07700 900 001"));
    await typedAndSaved(other, () => theirs.fill("Hydrologist"));
    await expect(other.getByLabel("Phone")).toHaveValue("07700 900 001");
    await typedAndSaved(page, () => page.getByLabel("Town or city").fill("Leeds"));
    await expect(mine).toHaveValue("Hydrologist");
    for (const each of [page, other]) {
      await expect(each.getByText("Changed in another window too")).toHaveCount(0);
    }
    const { cookie } = await sessionFor("ambassador", "main");
    const { body } = await send(`/my-cvs/${cv}/versions`, { headers: { cookie } });
    expect(body).not.toContain("From another window");
  });

  await test.step("the banner of a conflict is sound and can be closed, and the page goes on as before", async () => {
    await typedAndSaved(other, () => other.getByLabel("Phone").fill("07700 900 003"));
    await typedAndSaved(page, () => page.getByLabel("Phone").fill("07700 900 004"));
    await expect(banner).toBeVisible();
    await expectSound(page, undefined, { at: looks[0] });
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await typedAndSaved(page, () => page.getByLabel("Phone").fill("07700 900 005"));
    await expect(banner).toHaveCount(0);
  });

  await test.step("the same section: mine stays, theirs is a version to compare and bring back", async () => {
    await typedAndSaved(other, () => theirs.fill("Surveyor"));
    await typedAndSaved(page, () => mine.fill("Statistician"));
    await expect(banner).toContainText(/saved as version \d+/);
    const version = /saved as (version \d+)/.exec((await banner.textContent()) ?? "")![1]!;
    await expect(page.locator("[data-saving]")).toContainText(`the other is ${version}`);
    await expect(mine).toHaveValue("Statistician");
    await expect(page.getByRole("radio", { name: /window/ })).toHaveCount(0);

    // Nothing is asked: writing goes on, and is saved.
    await typedAndSaved(page, () => page.getByLabel("Phone").fill("07700 900 002"));
    await banner.getByRole("link", { name: "Show what changed" }).click();
    const named = version.replace("v", "V");
    const shown = page.getByRole("region", { name: named });
    await expect(page.getByText(new RegExp(`^${named}: From another window, `))).toBeVisible();
    await expect(shown.locator("del").filter({ hasText: "Surveyor" })).toBeVisible();
    await expect(shown.locator("ins").filter({ hasText: "Statistician" })).toBeVisible();
    await shown.getByRole("button", { name: `Restore ${version}` }).click();
    await expect(page.getByText(`${named} is restored`)).toBeVisible();
    await expect(mine).toHaveValue("Surveyor");
  });
});

test("another template is chosen with one's own words, and the look goes with it", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("student", "Another look");
  await signInAs("student");
  await page.goto(`/choose-template?cv=${cv}`);
  await expect(page.getByRole("img", { name: "Wharf with your words" })).toBeVisible();
  await page.getByRole("radio", { name: "Pine" }).check();
  await expect(page).toHaveURL(/colour=pine/);
  await hasSettled(page);
  await page.getByRole("button", { name: "Use this template, Wharf" }).click();
  await expect(page.getByText("It now looks like Wharf.")).toBeVisible();
});
