import { expect, test } from "#e2e/fixtures.ts";
import { aCvOf, ready, saved, savingIs } from "./steps.ts";

test("words typed in the moment a window is closed are there when it is opened again", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("ambassador", "Closed at once");
  await signInAs("ambassador");
  const context = page.context();
  await page.goto(`/create-cv?cv=${cv}`);
  await ready(page);
  await page.getByLabel("Town or city").fill("Halifax");
  await page.close();
  const again = await context.newPage();
  await again.goto(`/create-cv?cv=${cv}`);
  await expect(again.getByLabel("Town or city")).toHaveValue("Halifax");
  await saved(again);
});

test("words of a window that goes after the next was opened are taken up by that one", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("ambassador", "Closed late");
  await signInAs("ambassador");
  await page.goto(`/create-cv?cv=${cv}`);
  await ready(page);
  // Its saves are on their way for ever.
  await page.route("**/save", () => undefined);
  await page.getByLabel("Town or city").fill("Halifax");
  await savingIs(page, "saving");
  const next = await page.context().newPage();
  await next.goto(`/create-cv?cv=${cv}`);
  await ready(next);
  await page.close();
  await expect(next.getByLabel("Town or city")).toHaveValue("Halifax");
  await saved(next);
});

test("a CV just made is not scolded for what nobody has typed yet", async ({ page, signInAs }) => {
  await signInAs("premium");
  await page.goto("/create-cv");
  await page.getByRole("button", { name: "Start the CV" }).click();
  await ready(page);
  await expect(page.getByRole("link", { name: "Check it against a job" })).toBeVisible();
  await expect(page.locator(".find")).toHaveCount(0);
  await page.getByLabel("Town or city").fill("Halifax");
  const row = page.locator(".find", { hasText: "No phone number" });
  await expect(row).toBeVisible();
  await expect(row.locator(".find__q")).toHaveCount(0);
});

test("hiding a section takes the count of fields away until it is counted again", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("premium", "Counted anew");
  await signInAs("premium");
  await page.goto(`/create-cv?cv=${cv}`);
  await ready(page);
  const line = page.locator(".readback");
  await expect(line).toContainText("fields could be read");
  const before = await line.textContent();
  await page.getByText("Order and show sections").click();
  await page.getByRole("button", { name: "Do not print Education" }).click();
  await expect(line).toHaveCount(0, { timeout: 900 });
  await expect(line).toContainText("fields could be read");
  expect(await line.textContent()).not.toBe(before);
});

test("an entry just added is not scolded before it is filled or left, and what is said about a line is one row", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("ambassador", "Not scolded");
  await signInAs("ambassador");
  await page.goto(`/create-cv?cv=${cv}&section=work`);
  await ready(page);
  await page.getByRole("button", { name: "Add entry" }).click();
  const entry = page.locator(".entries > li").last();
  await expect(entry.locator("input:focus")).toBeVisible();
  await expect(entry.getByText("To fix")).toHaveCount(0);
  await expect(entry.locator(".find")).toHaveCount(0);
  await page.getByLabel("Heading of this section").focus();
  await expect(entry.locator(".find").first()).toBeVisible();

  await entry.getByLabel("Job title").fill("Surveyor");
  await entry.getByLabel("Started, month").fill("September");
  await entry.getByLabel("Started, year").fill("2024");
  await entry.getByLabel("What you did").fill("• I helped the team with surveys");
  const row = entry.locator(".find", { hasText: "I helped the team with surveys" });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Does not say how many");
  await saved(page);
  await page.reload();
  await entry.locator("summary").first().click();
  await expect(entry.getByLabel("Started, month")).toHaveValue("09");
  await expect(entry.getByLabel("What you did")).toHaveValue("I helped the team with surveys");
});

test("a file that is no picture is refused beside its field, and a picture is kept by choosing it", async ({
  page,
  signInAs,
}) => {
  const cv = await aCvOf("ambassador", "With a photo");
  await signInAs("ambassador");
  await page.goto(`/create-cv?cv=${cv}`);
  await ready(page);
  await page.getByText("Photo: leave out").click();
  const field = page.getByLabel("Choose a picture");
  await field.setInputFiles({ name: "cv.txt", mimeType: "text/plain", buffer: Buffer.from("no") });
  await expect(field).toHaveAccessibleDescription(/could not read this as a picture/);
  await expect(field).toBeVisible();

  const png =
    "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsItmFKMY3Qi+hcEKLNXzWgQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQELgujOwEP/6bLqQAAAABJRU5ErkJggg==";
  await field.setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.from(png, "base64"),
  });
  await expect(page.getByRole("img", { name: "What you chose" })).toBeVisible();

  // The picker closed without a choice, and a choice without a connection: the studio stays.
  await ready(page);
  await field.dispatchEvent("change");
  await page.context().setOffline(true);
  await field.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("no") });
  await expect(field).toHaveAccessibleDescription(/There is no connection/);
  await page.context().setOffline(false);
  expect(new URL(page.url()).searchParams.has("photo")).toBe(false);
});
