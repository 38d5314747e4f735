import { newStudent } from "#e2e/account/steps.ts";
import { expect, send, test } from "#e2e/fixtures.ts";
import { LIVE } from "./places.ts";

test("a student finds an employer's page from its job, follows it, and stops", async ({
  page,
  mailbox,
}) => {
  await newStudent(page, mailbox);
  await page.goto("/my-followed-employers");
  await expect(
    page.getByRole("heading", { name: "You do not follow any employers yet" }),
  ).toBeVisible();

  await page.goto(`/jobs/${LIVE}`);
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Brackwater Software" })
    .click();
  await expect(page).toHaveURL(/\/companies\/brackwater-software$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brackwater Software");
  await expect(page.getByRole("heading", { name: /^\d+ live jobs?$/ })).toBeVisible();
  await expect(page.getByText("Listed in this copy")).toBeVisible();

  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByText(/^You follow Brackwater Software\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Stop following" })).toBeVisible();

  await page.getByRole("link", { name: "All you follow" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Employers you follow");
  await expect(page.getByRole("link", { name: "Brackwater Software" })).toBeVisible();
  await page.getByRole("button", { name: "Stop following Brackwater Software" }).click();
  await expect(page.getByText("You no longer follow this employer.")).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "You do not follow any employers yet" }),
  ).toBeVisible();
});

test("a guest without script is led to sign in and back, and an old address leads on", async ({
  noJs,
}) => {
  await noJs.goto("/companies?q=brackwater");
  await noJs.getByRole("link", { name: "Brackwater Software" }).click();
  await noJs.getByRole("button", { name: "Follow" }).click();
  await expect(noJs).toHaveURL(/\/login\?next=%2Fcompanies%2Fbrackwater-software$/);

  const moved = await send("/companies/brackwater-systems?page=1");
  expect(moved.status).toBe(301);
  expect(moved.headers.location).toBe("/companies/brackwater-software?page=1");
  expect((await send("/companies/no-such-employer")).status).toBe(404);
});
