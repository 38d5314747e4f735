import type { Page } from "@playwright/test";
import { expect, keptSession, send, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { aCvOf, aLetterOf, keptTyping, ready, saved, savingIs } from "./steps.ts";

const STAYS = "No connection, so this page stays open";
const notChosen = /^Version \d+: Your words, not chosen, \d\d:\d\d$/;

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
  await expect(notice).toContainText("What you typed is kept in this browser.");
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
  await savingIs(page, "away");
  await expect(page.locator("[data-saving]")).toContainText("Leave this page open");
  await expect(page.locator("[data-saving]")).not.toContainText("kept in this browser");
  await page.context().setOffline(false);
  await saved(page);

  // Nor does a file, asked for offline, put the browser's page in the place of this one.
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Download PDF" }).click();
  await expect(page.getByText("There is no connection. Try again when it is back.")).toBeVisible();
  await expect(page.getByLabel("Greeting")).toHaveValue("Dear reader");
  await page.context().setOffline(false);
});

test("whoever signs out and forgets leaves the words of another open window alone", async ({
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
  await savingIs(other, "away");
  await page.getByLabel("Greeting").fill("Typed here");
  await savingIs(page, "away");
  await page.locator(".drop--me summary").click();
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await page.getByRole("button", { name: "Sign out and forget it" }).click();
  await expect(page).toHaveURL(/\/login/);
  const left = await page.evaluate(() => JSON.stringify(localStorage));
  expect(left).not.toContain("Typed here");
  expect(left).toContain("Typed in the other");
});

test("words not chosen in a letter that went into the bin are versions of the new one", async ({
  page,
  signInAs,
}) => {
  const letter = await aLetterOf("alumni", "Binned while choosing");
  await signInAs("alumni");
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    await each.goto(`/my-cvs/letters/${letter}`);
    await ready(each);
  }
  await keptTyping(other, () => other.getByLabel("Greeting").fill("Dear Ms Holm"));
  await page.getByLabel("Greeting").fill("Dear all of you");
  await savingIs(page, "clashed");
  const { cookie } = await keptSession("alumni", "main");
  await send("/my-cvs", { headers: { cookie }, form: { intent: "bin", cv: letter } });
  await choose(page, /The other window/);
  await savingIs(page, "gone");
  await page.getByRole("button", { name: "Save it as a new one" }).click();
  await expect(page).not.toHaveURL(new RegExp(letter));
  await expect(page.getByLabel("Greeting")).toHaveValue("Dear Ms Holm");
  const made = page.url();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Dear all");
  await page.getByRole("link", { name: "Versions" }).click();
  await expect(page.getByText(notChosen)).toBeVisible();
  const id = /letters\/([\w-]+)/.exec(made)?.[1];
  const file = await page.request.get(`/my-cvs/${id}/file/txt?version=2`);
  expect(await file.text()).toContain("Dear all of you");
});

test("words with a mistake that were not chosen are in the versions as they were typed", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("alumni", "Not chosen, with a mistake");
  await signInAs("alumni");
  const closed = await page.context().newPage();
  for (const each of [page, closed]) {
    await each.goto(`/create-cv?cv=${cv}`);
    await ready(each);
  }
  await closed.getByLabel("Website").fill("ftp://mine");
  await savingIs(closed, "refused");
  await closed.close();
  await keptTyping(page, () => page.getByLabel("Website").fill("https://theirs.example"));
  await page.reload();
  await savingIs(page, "clashed");
  await choose(page, /Saved since/);
  await saved(page);
  await expect(page.getByLabel("Website")).toHaveValue("https://theirs.example");
  await page.getByRole("link", { name: "Versions" }).click();
  const name = await page.getByText(notChosen).textContent();
  const number = /\d+/.exec(name ?? "")?.[0];
  const file = await page.request.get(`/my-cvs/${cv}/file/txt?version=${number}`);
  expect(await file.text()).toContain("ftp://mine");
});

test("words that were not chosen wait for a document made of what a closed window left", async ({
  page,
  problems,
  signInAs,
}) => {
  problems.allow(/\/save/);
  const letter = await aLetterOf("premium", "Left and binned");
  await signInAs("premium");
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    await each.goto(`/my-cvs/letters/${letter}`);
    await ready(each);
  }
  await keptTyping(other, () => other.getByLabel("Greeting").fill("Dear Ms Holm"));
  await page.getByLabel("Greeting").fill("Dear all of you");
  await savingIs(page, "clashed");
  await page.route("**/save", (route) => route.abort());
  await choose(page, /The other window/);
  await savingIs(page, "away");
  await page.close();
  const { cookie } = await keptSession("premium", "main");
  await send("/my-cvs", { headers: { cookie }, form: { intent: "bin", cv: letter } });
  await other.goto("/my-cvs");
  const again = other.getByRole("button", { name: /^Save as a new one ?: Left and binned/ });
  // The browser has no room for what was not chosen; once there is, the next press goes on.
  await other.evaluate(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      Storage.prototype.setItem = keep;
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const made: string[] = [];
  other.on("request", (request) => {
    if (request.url().endsWith("/save")) made.push(request.url());
  });
  await again.click();
  await expect(other.getByText("make room in it, and try again")).toBeVisible();
  expect(made).toHaveLength(1);
  await again.click();
  await expect(other.getByLabel("Greeting")).toHaveValue("Dear Ms Holm");
  // "Saved" is said of the new one before it takes them up.
  const left = () => Object.keys(localStorage).filter((key) => key.startsWith("waymark-draft"));
  await expect.poll(() => other.evaluate(left)).toEqual([]);
  await other.getByRole("link", { name: "Versions" }).click();
  await expect(other.getByText(notChosen)).toBeVisible();
  await other.goto("/my-cvs");
  await expect(other.getByRole("link", { name: "Left and binned", exact: true })).toHaveCount(1);
});

test("without script a choice made while somebody else is signed in loses nothing", async ({
  noJs,
}) => {
  const letter = await aLetterOf("alumni", "Plain choice");
  const session = await keptSession("alumni", "main");
  const context = noJs.context();
  await context.addCookies(browserCookies(session));
  await noJs.goto(`/my-cvs/letters/${letter}`);
  const form = { subject: "Theirs", revision: "1" };
  await send(`/my-cvs/letters/${letter}`, { headers: { cookie: session.cookie }, form });
  await noJs.getByLabel("Subject").fill("Mine, not chosen");
  await noJs.getByRole("button", { name: "Save the letter" }).click();
  await context.clearCookies();
  await context.addCookies(browserCookies(await keptSession("premium", "main")));
  await choose(noJs, /The other window/);
  await expect(noJs.getByText("Somebody else is signed in now. Nothing is saved.")).toBeVisible();
  await context.clearCookies();
  await context.addCookies(browserCookies(session));
  await noJs.getByRole("button", { name: "Save the letter" }).click();
  await expect(noJs.getByLabel("Subject")).toHaveValue("Theirs");
  await noJs.goto(`/my-cvs/${letter}/versions`);
  await expect(noJs.getByText(notChosen)).toBeVisible();
});

async function choose(page: Page, whose: RegExp): Promise<void> {
  await page.getByRole("radio", { name: whose }).check();
  await page.getByRole("button", { name: "Keep what I chose" }).click();
}
