import type { Locator } from "@playwright/test";
import { fillSignIn, GOOD_PASSWORD, newStudent } from "#e2e/account/steps.ts";
import { expect, send, sessionFor, test } from "#e2e/fixtures.ts";
import { hydrated } from "#e2e/kit/hydrated.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

const LESSON = "/cih/premium/uk-work-rules/the-new-entrant-clock";

/** Where a film is, once it knows how long it is. */
function positionOf(video: Locator): Promise<number> {
  return video.evaluate(async (film: HTMLVideoElement) => {
    if (film.readyState === 0)
      await new Promise((known) => film.addEventListener("loadedmetadata", known, { once: true }));
    return film.currentTime;
  });
}

test("a guest watches a standard lesson, without script and with it", async ({ noJs, page }) => {
  await noJs.goto("/cih/standard");
  await noJs.locator(".hub-lessons a").first().click();
  await expect(noJs.locator("video")).toHaveAttribute("controls", "");
  await expect(noJs.locator("video track")).toHaveAttribute("kind", "captions");
  const path = new URL(noJs.url()).pathname;
  const line = noJs.getByRole("list", { name: "What is said" }).getByRole("link").nth(2);
  const seconds = new URL((await line.getAttribute("href"))!, noJs.url()).searchParams.get("t");
  await line.click();
  // The browser itself begins a film at its fragment.
  await expect(noJs.locator("video source").last()).toHaveAttribute(
    "src",
    new RegExp(`#t=${seconds}$`),
  );

  const check = noJs.locator("#check");
  await check.getByRole("button", { name: "Check my answers" }).click();
  await expect(check).toContainText("Choose an answer to question 1.");
  for (const question of await check.locator("fieldset").all())
    await question.getByRole("radio").first().check();
  await check.getByRole("button", { name: "Check my answers" }).click();
  await expect(check.getByRole("status")).toContainText(/\d of \d right/);
  // Each reason stands under its question, and the answer that it is about is still chosen.
  const questions = check.locator(".quiz__q");
  await expect(check.locator(".quiz__why")).toHaveCount(await questions.count());
  for (const question of await questions.all()) {
    await expect(question.locator(".quiz__why")).toBeVisible();
    await expect(question.getByRole("radio").first()).toBeChecked();
  }

  await page.goto(path);
  const video = page.locator("video");
  await hydrated(page.getByRole("button", { name: "Play" }));
  await expect(video).not.toHaveAttribute("controls");
  await page.getByLabel("Search this transcript").fill("the");
  await expect(page.locator(".ts__find [role=status]")).toHaveText(/^1 of \d+$/);
  expect(await positionOf(video)).toBe(0);
  await page.keyboard.press("Enter");
  await expect.poll(() => positionOf(video)).toBeGreaterThan(0);
  await page.getByRole("list", { name: "What is said" }).getByRole("link").nth(2).click();
  await expect.poll(() => positionOf(video)).toBeGreaterThanOrEqual(Number(seconds));
  await expect(page.locator(".ts__l [aria-current]")).toHaveCount(1);
  await video.focus();
  await page.keyboard.press("0");
  await expect.poll(() => positionOf(video)).toBe(0);
  await page.getByLabel("Speed").selectOption("2");
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.playbackRate)).toBe(2);
});

test("a student is given premium, and goes on watching on another device at the same second", async ({
  page,
  mailbox,
  browser,
  baseURL,
  problems,
}) => {
  const email = await newStudent(page, mailbox);
  await page.goto(LESSON);
  await expect(page.getByRole("heading", { level: 1, name: "Premium lessons" })).toBeVisible();
  await page.getByRole("button", { name: "Ask for premium" }).click();
  await expect(page.getByRole("heading", { name: /has your request/ })).toBeVisible();
  await givePremium(email);

  await page.goto(LESSON);
  const video = page.locator("video");
  await hydrated(page.getByRole("button", { name: "Play" }));
  await page.getByRole("list", { name: "What is said" }).getByRole("link").nth(3).click();
  const from = await positionOf(video);
  await page.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => positionOf(video)).toBeGreaterThan(from + 2);
  const saved = page.waitForResponse((answer) => answer.url().includes("/cih/watching/"));
  await page.getByRole("button", { name: "Pause" }).click();
  expect((await saved).status()).toBe(200);
  const left = await positionOf(video);

  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  problems.watch(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto(`/login?next=${encodeURIComponent(LESSON)}`);
  await fillSignIn(other, email, GOOD_PASSWORD);
  const film = other.locator("video");
  await expect(film).toBeVisible();
  await expect.poll(async () => Math.abs((await positionOf(film)) - left)).toBeLessThan(1);

  // A search of everything that is said opens at the word.
  await other.goto("/cih/premium?q=clock");
  await other.locator(".hub-hits a").first().click();
  await expect(film).toBeVisible();
  const said = Number(new URL(other.url()).searchParams.get("t") ?? "0");
  await expect.poll(async () => Math.abs((await positionOf(film)) - said)).toBeLessThan(1);
  await expect(other.locator(".ts__l [aria-current]")).toContainText("clock");
  await elsewhere.close();
});

/** As the careers service does it. */
async function givePremium(email: string): Promise<void> {
  const { cookie } = await sessionFor("northgate-admin", "main");
  const path = "/university/premium-requests";
  const list = await send(`${path}?q=${encodeURIComponent(email)}`, { headers: { cookie } });
  const [, id = ""] = /name="id" value="(\d+)"/.exec(list.body) ?? [];
  const form = { id, decision: "granted", note: "" };
  expect((await send(path, { headers: { cookie }, form })).status).toBe(302);
}

plain(
  "a certificate is downloaded as a tagged PDF, and a stranger can verify it",
  async ({ page, signInAs, noJs }) => {
    await signInAs("premium");
    await page.goto("/cih/certificates");
    const card = page.getByRole("listitem").filter({ hasText: "DEM0-CERT-0001" });
    await expect(card).toContainText("Tomasz Wilkowicz");
    const download = page.waitForEvent("download");
    await card.getByRole("link", { name: /Download PDF/ }).click();
    const stream = await (await download).createReadStream();
    const bytes = Buffer.concat(await stream.toArray()).toString("latin1");
    expect(bytes.startsWith("%PDF-")).toBe(true);
    expect(bytes).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);

    await noJs.goto("/certificates/dem0cert0001");
    await expect(noJs.getByText("This certificate is genuine")).toBeVisible();
    await expect(noJs.getByRole("main")).toContainText("Tomasz Wilkowicz");
    await noJs.goto("/certificates/DEM0-CERT-0002");
    await expect(noJs.getByRole("main")).toContainText("The holder chose not to show a name");
    await expect(noJs.getByRole("main")).not.toContainText("Mateo");
  },
);
