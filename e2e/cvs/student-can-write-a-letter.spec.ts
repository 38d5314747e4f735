import { expect, expectSound, send, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { aLetterOf, ready, saved, savingIs } from "./steps.ts";

test("a letter is written, saved at every pause, seen as it prints and downloaded", async ({
  page,
  signInAs,
}) => {
  await signInAs("premium");
  await page.goto("/create-cv?kind=letter");
  await page.getByRole("button", { name: "Start the letter" }).click();
  await ready(page);
  await page.getByLabel("Organisation").fill("Brackwater Software");
  await page.getByLabel("Subject").fill("Graduate analyst, reference 1204");
  await page
    .getByLabel("Text")
    .fill("I found nine of eleven leaks.\n\nI would like to find yours.");
  await saved(page);
  const picture = page.getByRole("img", { name: "Your letter as it prints, page 1 of 1" });
  await expect(picture).toHaveAttribute("src", /^blob:/);

  await page.getByLabel("Language of the letter").selectOption({ label: "German" });
  await page.getByLabel("Paper").selectOption({ label: "Letter" });
  await saved(page);
  await page.reload();
  await expect(page.getByLabel("Text")).toHaveValue(/nine of eleven leaks/);
  await expect(page.getByLabel("Language of the letter")).toHaveValue("de");
  await expect(page.getByLabel("Paper")).toHaveValue("letter");
  await expectSound(page);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole("link", { name: "Word, text and other formats" }).click();
  await expect(page).toHaveURL(/\/download-cv\?/);
  await expectSound(page);
  for (const [format, ending] of [
    ["Word", "docx"],
    ["Plain text", "txt"],
    ["Markdown", "md"],
    ["Picture of page 1", "png"],
  ]) {
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: `Download as ${format}` }).click();
    expect((await file).suggestedFilename()).toMatch(new RegExp(`-letter\\.${ending}$`));
  }
});

test("a file that was refused for a mistake says so only while the mistake is there", async ({
  page,
  signInAs,
}) => {
  const letter = await aLetterOf("ambassador", "Mended before it is printed");
  await signInAs("ambassador");
  await page.goto(`/my-cvs/letters/${letter}`);
  await ready(page);
  await page.getByLabel("Closing").fill("y".repeat(501));
  await savingIs(page, "refused");
  await page.getByRole("link", { name: "Download PDF" }).click();
  await expect(page.getByText("We make the file from your saved text.")).toBeVisible();
  await page.getByLabel("Closing").fill("Yours");
  await saved(page);
  await expect(page.getByText("There is no connection")).toHaveCount(0);
  await expect(page.getByText("No file yet", { exact: true })).toHaveCount(0);

  // A file asked for in a new tab opens there.
  const tab = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Download PDF" }).click({ modifiers: ["ControlOrMeta"] });
  await (await tab).close();
});

test("a session that ends while a letter is typed loses no word", async ({
  page,
  problems,
  signInAs,
}) => {
  problems.allow(/Failed to fetch manifest patches/);
  const letter = await aLetterOf("ambassador", "Session ends");
  await signInAs("ambassador");
  await page.goto(`/my-cvs/letters/${letter}`);
  await ready(page);
  await page.context().clearCookies();
  await page.getByLabel("Greeting").fill("Dear Ms Holm");
  await savingIs(page, "signed-out");
  await page.goto("/login");
  await signInAs("ambassador");

  await page.goto("/my-cvs");
  await expect(page.getByText("Some text typed in this browser is not saved yet")).toBeVisible();
  await page.getByRole("link", { name: "Session ends" }).first().click();
  await expect(page.getByLabel("Greeting")).toHaveValue("Dear Ms Holm");
  await saved(page);
  await page.goto("/my-cvs");
  await expect(page.getByRole("heading", { name: "My CVs" })).toBeVisible();
  await expect(page.getByText("Some text typed in this browser is not saved yet")).toHaveCount(0);
});

test("anyone who signs out in the middle of a sentence finds it saved, and leaves none of it behind", async ({
  page,
  signInAs,
}) => {
  const letter = await aLetterOf("ambassador", "Signed out");
  await signInAs("ambassador", { fresh: true });
  await page.goto(`/my-cvs/letters/${letter}`);
  await ready(page);
  await page.getByLabel("Greeting").fill("Dear reader");
  await page.locator(".drop--me summary").click();
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await expect(page).toHaveURL(/\/login/);
  const left = () => Object.keys(localStorage).filter((key) => key.startsWith("waymark-draft"));
  expect(await page.evaluate(left)).toEqual([]);
  await signInAs("ambassador");
  await page.goto(`/my-cvs/letters/${letter}`);
  await expect(page.getByLabel("Greeting")).toHaveValue("Dear reader");
});

test("anyone who signs out with words that cannot be saved is asked, and forgets them when they say so", async ({
  page,
  problems,
  signInAs,
}) => {
  problems.allow(/ERR_FAILED|\/save/);
  const letter = await aLetterOf("ambassador", "Left in a browser");
  await signInAs("ambassador", { fresh: true });
  await page.goto(`/my-cvs/letters/${letter}`);
  await ready(page);
  await page.route("**/save", (route) => route.abort());
  await page.getByLabel("Greeting").fill("Left here");
  await savingIs(page, "offline");
  const left = () => JSON.stringify(localStorage);
  expect(await page.evaluate(left)).toContain("Left here");

  await page.locator(".drop--me summary").click();
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await expect(page.getByText("What you typed is not saved yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Stay here" })).toBeFocused();
  await expectSound(page);
  await page.getByRole("button", { name: "Sign out and delete it" }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(left)).not.toContain("Left here");
});

test("two windows write one letter: other words are put together, of the same words mine stay", async ({
  page,
  signInAs,
}) => {
  const letter = await aLetterOf("alumni", "Two windows of a letter");
  await signInAs("alumni");
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    await each.goto(`/my-cvs/letters/${letter}`);
    await ready(each);
  }
  await other.getByLabel("Greeting").fill("Dear team");
  await saved(other);
  await page.getByLabel("Closing").fill("Yours sincerely");
  await saved(page);
  await expect(page.getByLabel("Greeting")).toHaveValue("Dear team");
  // Words came in from the other window, and the hand is still where it wrote.
  await expect(page.getByLabel("Closing")).toBeFocused();

  await other.getByLabel("Greeting").fill("Dear Ms Holm");
  await saved(other);
  await page.getByLabel("Greeting").fill("Dear all");
  await expect(page.getByText("Changed in another window too")).toBeVisible();
  await saved(page);
  await expect(page.getByLabel("Greeting")).toHaveValue("Dear all");
  await expectSound(page);
  await page.getByRole("link", { name: "Show what changed" }).click();
  await expect(page.locator("del")).toContainText(["crossed out", "Ms Holm"]);
});

test("words of a letter that went into the bin meanwhile are saved as a new one", async ({
  page,
  signInAs,
}) => {
  const letter = await aLetterOf("alumni", "Binned while open");
  await signInAs("alumni");
  await page.goto(`/my-cvs/letters/${letter}`);
  await ready(page);
  const { cookie } = await sessionFor("alumni", "main");
  await send("/my-cvs", { headers: { cookie }, form: { intent: "bin", cv: letter } });
  await page.getByLabel("Greeting").fill("Dear reader");
  await page.getByRole("button", { name: "Save it as a new one" }).click();
  await expect(page).not.toHaveURL(new RegExp(letter));
  await expect(page.getByLabel("Greeting")).toHaveValue("Dear reader");
  await saved(page);
});

test("without script a letter saves and says what is wrong", async ({ noJs }) => {
  const letter = await aLetterOf("alumni", "Plain letter");
  await noJs.context().addCookies(browserCookies(await sessionFor("alumni", "main")));
  await noJs.goto(`/my-cvs/letters/${letter}`);
  await noJs.getByLabel("Greeting").fill("Dear Ms Holm");
  await noJs.getByLabel("Closing").fill("y".repeat(501));
  await noJs.getByRole("button", { name: "Save the letter" }).click();
  await expect(noJs.getByRole("alert")).toContainText("Shorten this to 500 characters");
  await expect(noJs.getByLabel("Closing")).toHaveValue("y".repeat(501));
  await noJs.getByLabel("Closing").fill("Yours sincerely");
  await noJs.getByRole("button", { name: "Save the letter" }).click();
  await expect(noJs.getByRole("alert")).toHaveCount(0);
  await expect(noJs.getByLabel("Closing")).toHaveValue("Yours sincerely");
});
