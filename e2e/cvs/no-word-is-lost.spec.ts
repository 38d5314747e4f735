import { expect, send, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { aCvOf, aLetterOf, ready, saved, savingIs, typedAndSaved } from "./steps.ts";

const STAYS = "No connection, so this page stays open";

test("without a connection nothing is promised that will not be done", async ({
  page,
  problems,
  signInAs,
}) => {
  problems.allow(/Failed to fetch manifest patches/);
  const cv = await aCvOf("ambassador", "Offline with a mistake");
  await signInAs("ambassador");
  await page.goto(`/create-cv?cv=${cv}`);
  await ready(page);
  await page.getByLabel("Website").fill("ftp://me");
  await savingIs(page, "refused");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: /^Next:/ }).click();
  const notice = page.locator(".stays");
  await expect(notice).toContainText(STAYS);
  await expect(notice).toContainText("What you typed is stored in this browser.");
  await expect(notice).not.toContainText("sent when");

  // Nor does a photo take the studio away.
  const address = page.url();
  await page.getByText("Photo: leave out").click();
  const photo = { name: "me.png", mimeType: "image/png", buffer: Buffer.from("x") };
  await page.getByLabel("Choose a picture").setInputFiles(photo);
  await expect(page.getByText("There is no connection. Try again when it is back.")).toBeVisible();
  expect(page.url()).toBe(address);
  await expect(page.getByLabel("Website")).toHaveValue("ftp://me");

  await page.getByLabel("Website").fill("https://me.example");
  await expect(notice).toContainText("sent when the connection is back");
  await page.context().setOffline(false);
  await saved(page);
});

test("a browser that keeps nothing is never said to keep something", async ({
  page,
  problems,
  signInAs,
}) => {
  problems.allow(/Failed to fetch manifest patches/);
  const letter = await aLetterOf("ambassador", "Nothing is kept");
  await signInAs("ambassador");
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(`/my-cvs/letters/${letter}`);
  await ready(page);
  await page.context().setOffline(true);
  await page.getByLabel("Greeting").fill("Dear reader");
  await savingIs(page, "offline");
  await expect(page.locator("[data-saving]")).toContainText("Leave this page open");
  await expect(page.locator("[data-saving]")).not.toContainText("stored in this browser");
  await page.context().setOffline(false);
  await saved(page);

  // Nor does a file, asked for offline, put the browser's page in the place of this one.
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Download PDF" }).click();
  await expect(page.getByText("There is no connection. Try again when it is back.")).toBeVisible();
  await expect(page.getByLabel("Greeting")).toHaveValue("Dear reader");
  await page.context().setOffline(false);
});

test("anyone who signs out and forgets leaves the words of another open window alone", async ({
  page,
  problems,
  signInAs,
}) => {
  problems.allow(/ERR_FAILED|\/save/);
  const letter = await aLetterOf("premium", "Two windows, one forgotten");
  await signInAs("premium", { fresh: true });
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    await each.goto(`/my-cvs/letters/${letter}`);
    await ready(each);
    await each.route("**/save", (route) => route.abort());
  }
  await other.getByLabel("Closing").fill("Typed in the other");
  await savingIs(other, "offline");
  await page.getByLabel("Greeting").fill("Typed here");
  await savingIs(page, "offline");
  await page.locator(".drop--me summary").click();
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await page.getByRole("button", { name: "Sign out and delete it" }).click();
  await expect(page).toHaveURL(/\/login/);
  const left = await page.evaluate(() => JSON.stringify(localStorage));
  expect(left).not.toContain("Typed here");
  expect(left).toContain("Typed in the other");
});

test("a closed window's words with a mistake come back with what is wrong, and nothing else is lost", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("alumni", "Left with a mistake");
  await signInAs("alumni");
  const closed = await page.context().newPage();
  for (const each of [page, closed]) {
    await each.goto(`/create-cv?cv=${cv}`);
    await ready(each);
  }
  await closed.getByLabel("Website").fill("ftp://mine");
  await savingIs(closed, "refused");
  await closed.close();
  await typedAndSaved(page, () => page.getByLabel("Phone").fill("07700 900 321"));
  await page.reload();
  await savingIs(page, "refused");
  await expect(page.getByLabel("Website")).toHaveValue("ftp://mine");
  await expect(page.getByLabel("Phone")).toHaveValue("07700 900 321");
  await page.getByLabel("Website").fill("https://mine.example");
  await saved(page);
  const left = () => Object.keys(localStorage).filter((key) => key.startsWith("waymark-draft"));
  await expect.poll(() => page.evaluate(left)).toEqual([]);
});

test("words with a mistake of a letter in the bin become a new one that shows the mistake", async ({
  page,
  problems,
  signInAs,
}) => {
  problems.allow(/ERR_FAILED|\/save/);
  const letter = await aLetterOf("premium", "Left and binned");
  await signInAs("premium");
  const closed = await page.context().newPage();
  await closed.goto(`/my-cvs/letters/${letter}`);
  await ready(closed);
  await closed.route("**/save", (route) => route.abort());
  await closed.getByLabel("Greeting").fill("Dear Ms Holm");
  await closed.getByLabel("Closing").fill("y".repeat(501));
  await savingIs(closed, "offline");
  await closed.close();
  const { cookie } = await sessionFor("premium", "main");
  await send("/my-cvs", { headers: { cookie }, form: { intent: "bin", cv: letter } });
  await page.goto("/my-cvs");
  await page.getByRole("button", { name: /^Save as a new one ?: Left and binned/ }).click();
  await expect(page.getByLabel("Greeting")).toHaveValue("Dear Ms Holm");
  await savingIs(page, "refused");
  await expect(page.getByLabel("Closing")).toHaveValue("y".repeat(501));
  await page.getByLabel("Closing").fill("Yours");
  await saved(page);
  await page.goto("/my-cvs");
  await expect(page.getByText("Some text typed in this browser is not saved yet")).toHaveCount(0);
});

test("words left in this browser are saved on the next visit, and what was saved since is a version", async ({
  page,
  problems,
  signInAs,
}) => {
  problems.allow(/ERR_FAILED|\/save/);
  const letter = await aLetterOf("ambassador", "Left in a browser");
  await signInAs("ambassador");
  const closed = await page.context().newPage();
  for (const each of [page, closed]) {
    await each.goto(`/my-cvs/letters/${letter}`);
    await ready(each);
  }
  await closed.route("**/save", (route) => route.abort());
  await closed.getByLabel("Greeting").fill("Left here");
  await savingIs(closed, "offline");
  await closed.close();
  await typedAndSaved(page, () => page.getByLabel("Greeting").fill("Saved since"));
  await page.reload();
  await expect(page.getByText("Changed in another window too")).toBeVisible();
  await expect(page.getByLabel("Greeting")).toHaveValue("Left here");
  await saved(page);
  await page.getByRole("link", { name: "Show what changed" }).click();
  const theirs = page.getByRole("region", { name: "Version 2" });
  await expect(theirs.locator("del").filter({ hasText: "Saved since" })).toBeVisible();
});

test("without script, too, what another window wrote in the same part is a version", async ({
  noJs,
}) => {
  const letter = await aLetterOf("alumni", "Plain conflict");
  const session = await sessionFor("alumni", "main");
  await noJs.context().addCookies(browserCookies(session));
  await noJs.goto(`/my-cvs/letters/${letter}`);
  const form = { subject: "Theirs", revision: "1" };
  await send(`/my-cvs/letters/${letter}`, { headers: { cookie: session.cookie }, form });
  await noJs.getByLabel("Subject").fill("Mine");
  await noJs.getByRole("button", { name: "Save the letter" }).click();
  await expect(noJs.getByText("that text is version 2, under Versions.")).toBeVisible();
  await expect(noJs.getByLabel("Subject")).toHaveValue("Mine");
  await noJs.goto(`/my-cvs/${letter}/versions`);
  await expect(noJs.getByText(/^Version 2: From another window, /)).toBeVisible();
});
