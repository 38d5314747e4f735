import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expect, lookAt, people, send, sessionFor, test } from "#e2e/fixtures.ts";
import { looks } from "#e2e/kit/looks.ts";
import type { Mailbox } from "#e2e/kit/mailbox.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { startTypesetter } from "#e2e/kit/typesetter.ts";

async function downloaded(page: Page, press: () => Promise<void>): Promise<[Download, Buffer]> {
  const begun = page.waitForEvent("download");
  await press();
  const download = await begun;
  return [download, await readFile(await download.path())];
}

/** The adviser is told of other things too, by other tests. */
async function reportMail(mailbox: Mailbox, name: string) {
  for (;;) {
    const mail = await mailbox.nextMailTo(people["northgate-admin"]);
    if (mail.subject.includes(name)) return mail;
  }
}

test("an adviser filters figures, takes them as files, saves the view and has it by mail", async ({
  page,
  signInAs,
  mailbox,
}) => {
  test.slow();
  await startTypesetter();
  await signInAs("northgate-admin");
  await page.goto("/university-dashboard");
  await expect(page.getByText("Requests for access")).toBeVisible();

  await lookAt(page, looks[1]);
  const menu = page.getByRole("navigation", { name: "Figures", exact: true });
  await menu.getByRole("link", { name: "Visa jobs" }).click();
  await expect(page).toHaveURL(/\/visa-job-analytics$/);
  // The page before has a period too, and stands a moment longer than its address.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs that fit a visa");
  await page.getByLabel("Period").selectOption("12");
  const students = page.getByRole("combobox", { name: "Students", exact: true });
  const group = await students.locator("optgroup option").first().getAttribute("value");
  await students.selectOption(group!);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/months=12&by=/);
  await expect(students).toHaveValue(group!);

  const figure = page.locator("figure.fig").first();
  await expect(figure.getByRole("img")).toBeVisible();
  await figure.getByText("Show as a table").click();
  const shown = await figure.locator("tbody tr").last().locator("td").first().textContent();

  const [csv, text] = await downloaded(page, () =>
    page.getByRole("link", { name: "CSV", exact: true }).click(),
  );
  expect(csv.suggestedFilename()).toMatch(
    /^northgate-.*visa-job-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/,
  );
  expect(text.toString()).toContain(shown!.replace(",", ""));
  const [, workbook] = await downloaded(page, () =>
    page.getByRole("link", { name: "Excel", exact: true }).click(),
  );
  expect(workbook.subarray(0, 2).toString()).toBe("PK");
  const [, png] = await downloaded(page, () => figure.getByRole("link", { name: /^PNG/ }).click());
  expect(png.subarray(1, 4).toString()).toBe("PNG");

  const name = `Year of one group ${Date.now()}`;
  await page.getByText("Save this view").click();
  await page.getByLabel("Name of the view").fill(name);
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page.getByText("The view is saved")).toBeVisible();
  const saved = page.getByRole("listitem").filter({ hasText: name });
  await expect(saved.getByRole("link", { name, exact: true })).toHaveAttribute(
    "href",
    /visa-job-analytics\?months=12&by=/,
  );

  await saved.getByLabel(/As a PDF by email/).selectOption("month");
  await saved.getByRole("button", { name: /^Send it to me/ }).click();
  await expect(page.getByText("You will get the report by email, first on")).toBeVisible();
  await expect(saved.getByText(/On the 2nd of each month to .* Next: 2 /)).toBeVisible();
  await saved.getByRole("button", { name: /^Send it now/ }).click();
  const mail = await reportMail(mailbox, name);
  expect(mail.attachments).toEqual([expect.stringMatching(/^northgate-.*\.pdf$/)]);
  const { cookie } = await sessionFor("northgate-admin", "main");
  const pdf = mail.links.find((link) => link.includes("/files/pdf"));
  const { pathname, search } = new URL(pdf ?? "");
  const file = await send(pathname + search, { headers: { cookie } });
  expect(file.headers["content-type"]).toBe("application/pdf");

  const stop = new URL(mail.links.find((link) => link.includes("/stop/")) ?? "");
  await page.goto(stop.pathname);
  await page.getByRole("button", { name: "Stop this report" }).click();
  await expect(page.locator("p[role=status]")).toContainText("Done.");
  await page.goto("/university/analytics/views");
  await expect(saved.getByRole("button", { name: /^Send it to me/ })).toBeVisible();
  await saved.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByText("The view is deleted.")).toBeVisible();
});

test("figures are read and filtered without script; a filter nobody knows is answered in words", async ({
  noJs,
}) => {
  const session = await sessionFor("northgate-admin", "main");
  const { cookie } = session;
  await noJs.context().addCookies(browserCookies(session));
  await noJs.goto("/cv-analytics");
  await noJs.getByLabel("Period").selectOption("6");
  await noJs.getByRole("button", { name: "Show", exact: true }).click();
  await expect(noJs.getByLabel("Period")).toHaveValue("6");

  const odd = "/cv-analytics?months=7&by=campus:no-such";
  const { status, body } = await send(odd, { headers: { cookie } });
  expect(status).toBe(200);
  expect(body).toContain("There are figures for 1, 3, 6 or 12 months.");
  const file = await send("/university/analytics/cv/files/csv?by=campus:no-such", {
    headers: { cookie },
  });
  expect(file.status).toBe(400);
});

test("a view of another university is neither seen nor deleted nor mailed", async () => {
  const { cookie: ours } = await sessionFor("northgate-admin", "main");
  const { cookie: theirs } = await sessionFor("harbour-admin", "main");
  const views = "/university/analytics/views";
  const name = `Harbour only ${Date.now()}`;
  const form = { intent: "save", name, product: "cv", months: "3", by: "" };
  expect((await send(views, { headers: { cookie: theirs }, form })).status).toBe(302);
  const list = await send(views, { headers: { cookie: theirs } });
  const id = /name="view" value="(\d+)"/.exec(list.body.slice(list.body.indexOf(name)))?.[1];
  expect(id).toBeDefined();

  expect((await send(views, { headers: { cookie: ours } })).body).not.toContain(name);
  for (const intent of ["delete", "schedule", "send-now"]) {
    await send(views, { headers: { cookie: ours }, form: { intent, view: id!, every: "week" } });
  }
  const after = await send(views, { headers: { cookie: theirs } });
  expect(after.body).toContain(name);
  await send(views, { headers: { cookie: theirs }, form: { intent: "delete", view: id! } });
});
