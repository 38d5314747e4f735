import { expect, expectSound, send, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { aCvOf, ready, typedAndSaved } from "./steps.ts";

/** Not those that e2e/jobs saves and lets go. */
const TO_OSTLER = "supply-chain-planner-ostler-bay-foods";
const TO_WRENFIELD = "software-placement-12-months-wrenfield-rail";

test("a student notes which CV they applied with, and finds it as sent even when it is gone", async ({
  page,
  signInAs,
}) => {
  const title = `Sent ${Date.now()}`;
  const cvId = await aCvOf("premium", title);
  await signInAs("premium");
  await page.goto(`/jobs/${TO_OSTLER}`);
  await page.getByRole("link", { name: "I applied: record the CV I sent" }).click();
  await expect(page.getByRole("heading", { name: "I applied for this job" })).toBeVisible();
  await page.getByLabel("CV", { exact: true }).selectOption(`${cvId} revision 1`);
  await page.getByLabel("Sent on").fill("2031-01-01");
  await page.getByRole("button", { name: "Record as applied" }).click();
  await expect(page.getByText("Choose today or a day before it.")).toBeVisible();
  await expect(page.getByLabel("CV", { exact: true })).toHaveValue(`${cvId} revision 1`);
  await page.getByLabel("Sent on").fill("2026-11-01");
  await page.getByLabel("Note").fill("Through their form.");
  await expectSound(page);
  await page.getByRole("button", { name: "Record as applied" }).click();
  await expect(page.getByText("Recorded under Applied. We keep the exact version")).toBeVisible();

  const row = page.locator(".sj").filter({ hasText: title });
  await expect(row.getByText(`Sent: ${title}, version 1, on 1 November 2026`)).toBeVisible();
  await expect(row.getByLabel(/^Stage of/)).toHaveValue("applied");
  const download = page.waitForEvent("download");
  await row.getByRole("link", { name: /^PDF as sent/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  const file = await row.getByRole("link", { name: /^PDF as sent/ }).getAttribute("href");

  await page.goto(`/jobs/${TO_OSTLER}`);
  await expect(page.getByText(`You sent ${title}, version 1, on 1 November 2026.`)).toBeVisible();

  const { cookie } = await sessionFor("premium", "main");
  const bin = (path: string, intent: string) =>
    send(path, { headers: { cookie }, form: { cv: cvId, intent } });
  await bin("/my-cvs", "bin");
  expect((await send(String(file), { headers: { cookie } })).status).toBe(200);
  const stranger = await sessionFor("alumni", "main");
  expect((await send(String(file), { headers: { cookie: stranger.cookie } })).status).toBe(404);

  await bin("/my-cvs/bin", "delete");
  await page.goto("/my-cvs/sent");
  const line = page.getByRole("listitem").filter({ hasText: title });
  await expect(line.getByText("Deleted, so no PDF")).toBeVisible();
  await line.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("The note is deleted.")).toBeVisible();
  await expect(line).toHaveCount(0);
});

test("an earlier version is noted without script", async ({ noJs }) => {
  const title = `Plain ${Date.now()}`;
  const cvId = await aCvOf("ambassador", title);
  await noJs.context().addCookies(browserCookies(await sessionFor("ambassador", "main")));
  await noJs.goto(`/create-cv?cv=${cvId}`);
  await noJs.getByLabel("Name", { exact: true }).fill("Ada Okoye");
  await noJs.getByRole("button", { name: /^Save/ }).first().click();

  await noJs.goto(`/jobs/${TO_WRENFIELD}`);
  await noJs.getByRole("link", { name: "I applied: record the CV I sent" }).click();
  await expect(noJs.locator(`option[value="${cvId} revision 2"]`)).toHaveCount(1);
  await noJs.getByLabel("CV", { exact: true }).selectOption(`${cvId} revision 1`);
  await noJs.getByRole("button", { name: "Record as applied" }).click();
  await expect(noJs.getByText(`Sent: ${title}, version 1`)).toBeVisible();
});

test("what was downloaded is what is noted, though more was typed before the noting", async ({
  page,
  signInAs,
}) => {
  const title = `Typed on ${Date.now()}`;
  const cvId = await aCvOf("ambassador", title);
  await signInAs("ambassador");
  await page.goto(`/create-cv?cv=${cvId}`);
  await ready(page);
  const label = page.getByLabel("Your role, or the role you want");
  await typedAndSaved(page, () => label.fill("Analyst as downloaded"));
  const { cookie } = await sessionFor("ambassador", "main");
  const asText = await send(`/my-cvs/${cvId}/file/txt`, { headers: { cookie } });
  expect(asText.body).toContain("Analyst as downloaded");
  await typedAndSaved(page, () => label.fill("Analyst, typed on"));

  await page.goto(`/my-cvs/${cvId}/share`);
  const version = page.getByLabel("Version", { exact: true });
  await expect(version.locator("option:checked")).toHaveText(
    /^Version 2, as you downloaded it on .* at \d\d:\d\d$/,
  );
  await expect(version.locator("option", { hasText: "current version" })).toHaveText(
    "Version 3, current version",
  );
  await page
    .getByLabel("Or who else you sent it to")
    .or(page.getByLabel("Who you sent it to"))
    .fill("The mill");
  await expectSound(page);
  await page.getByRole("button", { name: "Record it" }).click();
  await expect(page.getByText("We keep the exact version you chose.")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: "The mill" });
  await expect(row.getByText(`${title}, version 2`)).toBeVisible();
});
