import { writeFile } from "node:fs/promises";
import writeXlsxFile from "write-excel-file/node";
import { GOOD_PASSWORD, linkIn, someEmail } from "#e2e/account/steps.ts";
import { expect, expectSound, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

/** A workbook as a student office sends it. */
async function workbook(path: string, rows: readonly (readonly string[])[]): Promise<void> {
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
  const made = (await writeXlsxFile(cells as never)) as unknown as { toBuffer(): Promise<Buffer> };
  await writeFile(path, await made.toBuffer());
}

test("a workbook with two wrong rows is looked at, repaired, imported and undone", async ({
  page,
  signInAs,
}, info) => {
  const path = info.outputPath("students.xlsx");
  await workbook(path, [
    ["Email", "Name", "Course end"],
    ["alma@mail.example", "Alma Riekstins", "2028-06-30"],
    ["bao at mail.example", "Bao Tran", "2028-06-30"],
    ["chidi@mail.example", "Chidi Okafor", "31/02/2028"],
  ]);

  await signInAs("northgate-admin");
  await page.goto("/pre-auth-student");
  await page.getByText("Add students").click();
  await page.getByLabel("A CSV or Excel file").setInputFiles(path);
  await page.getByRole("button", { name: "Check the list" }).click();

  await expect(page.getByText("2 rows cannot be imported")).toBeVisible();
  await expectSound(page, new URL(page.url()).pathname);
  const start = page.getByRole("button", { name: /^Import 1 student/ });
  await expect(start).toBeDisabled();
  await page.getByLabel("Email").first().fill("bao@mail.example");
  await page.getByLabel("Leave out").last().check();
  await page.getByRole("button", { name: "Save and check again" }).click();

  // To open the page anew before the form has arrived would take it back.
  const sent = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Import 2 students" }).click();
  await sent;
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Imported: 2 added")).toBeVisible({ timeout: 500 });
  }).toPass();

  await page.goto("/pre-auth-student?q=bao@mail.example");
  await expect(page.getByRole("rowheader", { name: "Bao Tran" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByText("This import was undone")).toBeVisible();
  await page.goto("/pre-auth-student?q=bao@mail.example");
  await expect(page.getByRole("rowheader", { name: "Bao Tran" })).toHaveCount(0);
});

plain(
  "a colleague invited as viewer reads figures, and neither students nor settings",
  async ({ page, mailbox, signInAs }) => {
    const email = someEmail("mail.example");
    await signInAs("northgate-admin");
    await page.goto("/university-user-profile/team");
    await page.getByLabel("Full name").fill("Vera Lind");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Role", { exact: true }).selectOption("viewer");
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await expect(page.getByText("Vera Lind, as viewer")).toBeVisible();

    await page.context().clearCookies();
    await page.goto(await linkIn(mailbox, email, "/register-invite/"));
    await page.getByRole("link", { name: "Set up my account" }).click();
    await page.getByRole("button", { name: "Next: your work" }).click();
    await page.getByLabel("Job title").fill("Head of planning");
    await page.getByRole("button", { name: "Next: phone and time zone" }).click();
    await page.getByRole("button", { name: "Next: check and finish" }).click();
    await page.locator("input[name=password]").fill(GOOD_PASSWORD);
    await page.locator("input[name=agreed]").check();
    await page.getByRole("button", { name: "Create my account" }).click();
    await page.waitForURL(/university-dashboard/);
    await page.goto("/visa-job-analytics");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs that fit a visa");
    const menu = page.getByRole("navigation", { name: "Dashboard" });
    await expect(menu.getByRole("link", { name: "Students" })).toHaveCount(0);
    await page.goto("/pre-auth-student");
    await expect(page.locator("main")).not.toContainText("Students who may register");
  },
);

test("a colour that is hard to read is told with its figures, and corrected", async ({
  page,
  signInAs,
}) => {
  await signInAs("harbour-admin");
  await page.goto("/university-user-profile/branding");
  await page.getByLabel("Colour").first().fill("#ffe066");
  const words = page.getByRole("row", { name: /Your colour as words on a light page/ });
  await expect(words).toContainText("Too little");
  await expect(words).toContainText(/#[0-9a-f]{6}, 4\.[5-9] to 1/);
});

test("removing a domain asks once more, without JavaScript", async ({ noJs }) => {
  await noJs.context().addCookies(browserCookies(await sessionFor("harbour-admin", "main")));
  await noJs.goto("/university-user-profile/domains");
  await noJs.getByLabel("Another email domain").fill("pier.harbour.example");
  await noJs.getByRole("button", { name: "Add domain" }).click();
  const sure = noJs.getByRole("button", { name: "Remove pier.harbour.example" });
  await expect(sure).toBeHidden();
  await noJs.locator("summary", { hasText: "Remove pier.harbour.example" }).click();
  await sure.click();
  await expect(noJs.getByText("pier.harbour.example is removed.")).toBeVisible();
});
