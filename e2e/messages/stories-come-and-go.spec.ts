import { expect, test } from "#e2e/fixtures.ts";

/** The smallest PNG there is: one dark pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("a story is told, confirmed, approved and seen; withdrawn, it is gone with its photo", async ({
  noJs,
  page,
  mailbox,
  signInAs,
  newVisitor,
}) => {
  const email = "imogen.tarrant@mail.example";
  // A second try finds the story of the first at the desk.
  const title = `The door at the end of corridor ${test.info().retry}`;
  await noJs.goto("/share-your-success-story");
  await noJs.getByLabel("Email").fill(email);
  await noJs.getByLabel("Your name, as it is shown").fill("Imogen");
  await noJs.getByLabel("What you studied").fill("MA Museum Studies");
  await noJs.getByLabel("Where you studied").fill("Northgate University");
  await noJs.getByLabel("What you do now").fill("Registrar");
  await noJs.getByLabel("Country you work in").selectOption("gb");
  await noJs.getByLabel("Title of your story").fill(title);
  await noJs
    .getByRole("textbox", { name: "Your story", exact: true })
    .fill(`${"I knocked at every door. ".repeat(8)}\n\n<b>All</b>`);
  await noJs.getByLabel("I agree to these four points").check();
  const photo = { name: "me.png", mimeType: "image/png", buffer: PIXEL };
  await noJs.getByLabel("Photo of you").setInputFiles(photo);
  await expect(async () => {
    // A file does not come back with the page, as browsers have it.
    await noJs.getByLabel("Photo of you").setInputFiles(photo);
    await noJs.getByRole("button", { name: "Send your story" }).click();
    await expect(noJs.getByText("Check your email")).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 20_000 });

  const asked = await mailbox.nextMailTo(email);
  const own = new URL(asked.links[0]!).pathname;
  await noJs.goto(own);
  await noJs.getByRole("button", { name: "Confirm that it is mine" }).click();
  await expect(noJs.getByText("Waiting for review")).toBeVisible();

  const reader = newVisitor();
  await reader.goto("/success-stories");
  await expect(reader.getByText(title)).toHaveCount(0);

  await signInAs("staff");
  await page.goto("/staff/stories?status=waiting");
  await page.getByRole("link", { name: title }).click();
  const paper = page.getByRole("region", { name: "The story as readers see it" });
  await expect(paper).toContainText("<b>All</b>");
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("It is on the site.")).toBeVisible();

  await reader.reload();
  const story = reader.locator("li", { hasText: title });
  await expect(story).toBeVisible();
  const src = (await story.getByRole("img", { name: "Imogen" }).getAttribute("src"))!;
  expect((await reader.request.get(src)).headers()["content-type"]).toBe("image/jpeg");

  const told = await mailbox.nextMailTo(email);
  expect(told.subject).toBe("Your story is on Waymark");
  await noJs.goto(own);
  await noJs.getByLabel("Yes, withdraw and delete my story").check();
  await noJs.getByRole("button", { name: "Withdraw my story" }).click();
  await expect(noJs.getByText("Your story is withdrawn and deleted.")).toBeVisible();

  await reader.reload();
  await expect(reader.getByText(title)).toHaveCount(0);
  expect((await reader.request.get(src)).status()).toBe(404);
  expect((await reader.request.get(own)).status()).toBe(404);
});
