import { expect, send, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { aCvOf } from "./steps.ts";

const formats = ["pdf", "docx", "txt", "md", "json", "png"];

test("every format is made for its owner, and nobody else finds the CV in any", async () => {
  const cv = await aCvOf("student", "Mine alone");
  const owner = { cookie: (await sessionFor("student", "main")).cookie };
  const other = { cookie: (await sessionFor("premium", "main")).cookie };
  const files = formats.map((format) => `/my-cvs/${cv}/file/${format}`);
  for (const path of files) expect((await send(path, { headers: owner })).status, path).toBe(200);

  const pages = [
    ...files,
    `/my-cvs/${cv}/page/1`,
    `/my-cvs/${cv}/versions`,
    `/my-cvs/${cv}/share`,
    `/my-cvs/${cv}/check`,
    `/my-cvs/${cv}/photo`,
    `/my-cvs/${cv}/read-back.json`,
    `/my-cvs/letters/${cv}`,
    `/create-cv?cv=${cv}`,
    `/cv-preview?cv=${cv}`,
    `/final-preview?cv=${cv}`,
    `/download-cv?cv=${cv}`,
    `/choose-template?cv=${cv}`,
  ];
  for (const path of pages) expect((await send(path, { headers: other })).status, path).toBe(404);

  const form = { state: "{}", intent: "reply", comment: "1" };
  for (const path of [`/my-cvs/${cv}/share`, `/my-cvs/${cv}/comments`, `/my-cvs/${cv}/versions`])
    expect((await send(path, { headers: other, form })).status, path).toBe(404);
  const adviser = { cookie: (await sessionFor("northgate-admin", "main")).cookie };
  const review = `/university/cv-reviews/${cv}`;
  expect((await send(review, { headers: adviser })).status).toBe(404);
  expect((await send(`${review}/page/1`, { headers: adviser })).status).toBe(404);
});

plain(
  "a link shows the CV to a guest until it is ended, and search engines are told no",
  async ({ page, newVisitor, signInAs }) => {
    const cv = await aCvOf("student", "Behind a link");
    await signInAs("student");
    await page.goto(`/my-cvs/${cv}/share`);
    await page.getByLabel("Who it is for").fill("Brackwater");
    await page.getByRole("button", { name: "Make a link" }).click();
    const address = new URL((await page.locator("code.token").textContent()) ?? "").pathname;

    const guest = newVisitor();
    const opened = await guest.goto(address);
    expect(opened?.headers()["x-robots-tag"]).toBe("noindex");
    await expect(guest.getByRole("heading", { level: 1, name: "Ananya Rao" })).toBeVisible();
    await expect(guest.getByRole("img", { name: /page 1/ })).toBeVisible();
    expect((await send(`${address}/page/1`)).status).toBe(200);

    await page.reload();
    await expect(page.getByText("Opened once.")).toBeVisible();
    await page.getByRole("button", { name: /^End it/ }).click();
    await expect(page.getByText("That link no longer works.")).toBeVisible();
    for (const path of [address, `${address}/pdf`, `${address}/page/1`])
      expect((await send(path)).status, path).toBe(404);
    const ended = await guest.goto(address);
    expect(ended?.headers()["x-robots-tag"]).toBe("noindex");
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
    await expect(guest.getByText("Ask the person who sent it for a new one")).toBeVisible();
    expect(await guest.content()).not.toContain("Ananya");
  },
);

test("an adviser who was asked writes beside a part, and the owner answers", async ({
  page: adviser,
  noJs: owner,
  signInAs,
}) => {
  const cv = await aCvOf("student", "For the adviser");
  await owner.context().addCookies(browserCookies(await sessionFor("student", "main")));
  await owner.goto(`/my-cvs/${cv}/share`);
  await owner.getByLabel("Your question").fill("Is my profile clear?");
  await owner.getByRole("button", { name: "Ask an adviser to read it" }).click();
  await expect(owner.getByText("Your careers service can read it now.")).toBeVisible();

  await signInAs("northgate-admin");
  await adviser.goto("/university/cv-reviews");
  await adviser.getByRole("link", { name: "For the adviser" }).first().click();
  await expect(adviser.getByText("Is my profile clear?")).toBeVisible();
  await adviser.getByLabel("Beside").selectOption({ label: "Profile" });
  await adviser.getByLabel("Note", { exact: true }).fill("Say which role you want first.");
  await adviser.getByRole("button", { name: "Add note" }).click();
  await expect(adviser.getByText("Your note is added.")).toBeVisible();
  await expect(adviser.getByLabel("Note", { exact: true })).toHaveValue("");
  await adviser.getByLabel("Note", { exact: true }).fill("One to take back.");
  await adviser.getByRole("button", { name: "Add note" }).click();
  await expect(adviser.getByText("One to take back.")).toBeVisible();
  // What is half written stays while another note goes.
  await adviser.getByLabel("Note", { exact: true }).fill("Half written");
  await adviser.getByRole("button", { name: "Delete" }).last().click();
  await expect(adviser.getByText("Your note is deleted.")).toBeVisible();
  await expect(adviser.getByText("One to take back.")).toHaveCount(0);
  await expect(adviser.getByLabel("Note", { exact: true })).toHaveValue("Half written");

  // The owner answers with script too, so the browser becomes theirs.
  await signInAs("student");
  const studio = adviser;
  await studio.goto(`/create-cv?cv=${cv}`);
  await studio
    .getByText("Your adviser commented on")
    .getByRole("link", { name: "Profile" })
    .click();
  await expect(studio.getByText("Say which role you want first.")).toBeVisible();
  await studio.getByText("Reply", { exact: true }).click();
  await studio.getByLabel("Your answer").fill("I will.");
  await studio.getByRole("button", { name: "Send answer" }).click();
  await expect(studio.getByText("Your answer is sent.")).toBeVisible();
});
