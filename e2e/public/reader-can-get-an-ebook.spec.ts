import { expect, expectSound, hasSettled, send, test } from "#e2e/fixtures.ts";
import { startTypesetter } from "#e2e/kit/typesetter.ts";
import { sendForm } from "#e2e/messages/steps.ts";

const BOOK = "/ebook/the-one-page-cv-and-the-interview";

test("a reader reads a chapter, gets the book by mail without news, and deletes their address", async ({
  noJs,
  page,
  mailbox,
}) => {
  await startTypesetter();
  await noJs.goto(BOOK);
  await noJs.getByRole("link", { name: /Cut it to one page/ }).click();
  await expect(noJs.getByRole("heading", { level: 1 })).toHaveText("Cut it to one page");
  await noJs.getByRole("link", { name: /Get the whole book as a PDF/ }).click();

  await noJs.getByRole("textbox", { name: "Email" }).fill("not an address");
  await noJs.getByRole("button", { name: "Send me the link" }).click();
  await expect(noJs.getByRole("textbox", { name: "Email" })).toHaveValue("not an address");
  await expect(noJs.getByRole("alert")).toContainText("name@example.com");
  await expect(noJs.getByRole("checkbox")).not.toBeChecked();
  await noJs.getByRole("textbox", { name: "Email" }).fill("reader@ebook.example");
  await sendForm(noJs, "Send me the link");
  await expect(noJs.getByText("A link to the PDF is on its way.")).toBeVisible();

  const letter = await mailbox.nextMailTo("reader@ebook.example");
  expect(letter.subject).toBe("Your ebook: The one-page CV and the interview, worked through");
  const path = (part: string) => {
    const { pathname } = new URL(letter.links.find((link) => link.includes(part)) ?? "");
    return pathname;
  };
  const pdf = await send(path("/pdf/"));
  expect(pdf.headers["content-type"]).toBe("application/pdf");
  expect(pdf.body).toMatch(/^%PDF-1\.7/);
  expect(pdf.body).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);

  // Opening the link changes nothing: mail programs do it by themselves.
  await page.goto(path("/ebook-requests/"));
  await hasSettled(page);
  await expectSound(page);
  await page.getByRole("button", { name: "Delete my address" }).click();
  await expect(page.getByText("Your address is deleted")).toBeVisible();
  const gone = await send(path("/pdf/"));
  expect([gone.status, gone.headers.location]).toEqual([302, `${BOOK}?link=old#get-the-pdf`]);
  await page.goto(`${BOOK}?link=old`);
  await expect(page.getByText("That link no longer works.")).toBeVisible();
});

test("the report is read from what was stored, remembers only that it was visited, and is tagged on paper", async () => {
  await startTypesetter();
  const REPORT = "/international-student-job-search-report";
  const shown = await send(REPORT);
  expect(shown.status).toBe(200);
  expect(shown.cookies).toEqual([`prev_url=${encodeURIComponent(REPORT)}`]);
  expect(shown.body).toContain("What we cannot say");
  const csv = await send(`${REPORT}/csv/closing-hours`);
  expect(csv.body.split("\r\n").slice(0, 2)).toEqual([
    "Hour,Adverts that close",
    expect.stringMatching(/^00:00 to 00:59,\d+$/),
  ]);
  const pdf = await send(`${REPORT}/pdf`);
  expect(pdf.body).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
  expect((await send(`${REPORT}/csv/people-by-name`)).status).toBe(404);
});
