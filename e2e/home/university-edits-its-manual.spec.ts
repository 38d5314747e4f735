import { axe, expect, send, sessionFor, test } from "#e2e/fixtures.ts";
import { hydrated } from "#e2e/kit/hydrated.ts";

const CHAPTER = "after-a-no";

test("a careers service rewrites a chapter, its students read it, and no other university does", async ({
  page,
  signInAs,
}) => {
  const words = `We sit on the first floor ${Date.now()}`;
  await signInAs("northgate-admin");
  await page.goto(`/university/career-manual/${CHAPTER}`);
  const title = page.getByLabel("Title");
  await hydrated(title);
  const text = page.locator(".cm-content");
  await expect(text).toBeVisible();
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(`\n\n## Come and see us\n\n${words}\n`);
  await expect(page.getByRole("status").filter({ hasText: /Saved \d/ })).toBeVisible();
  await axe(page);

  const read = async (person: "student" | "harbour-admin") => {
    const { cookie } = await sessionFor(person, "main");
    return send(`/career-manual/1/${CHAPTER}`, { headers: { cookie } });
  };
  expect((await read("student")).body).not.toContain(words);
  await page.getByRole("button", { name: "Publish for your students" }).click();
  await expect(page.getByText("Published. Your students read it now.")).toBeVisible();
  expect((await read("student")).body).toContain(words);
  const elsewhere = await read("harbour-admin");
  expect(elsewhere.status).toBe(404);
  expect(elsewhere.body).not.toContain(words);

  await page.getByRole("button", { name: "Go back to our text" }).click();
  await expect(page.getByText("Your students read our text again.")).toBeVisible();
  await expect(page.locator(".cm-content")).not.toContainText("Come and see us");
  expect((await read("student")).body).not.toContain(words);
});
