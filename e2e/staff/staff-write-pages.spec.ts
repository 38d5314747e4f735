import sharp from "sharp";
import { expect, send, test } from "#e2e/fixtures.ts";
import { expectSound } from "#e2e/kit/looks.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";

test("a post is written, reviewed, published and renamed, and its old address leads on", async ({
  page,
  signInAs,
}) => {
  const slug = `first-weeks-${Date.now().toString(36)}`;
  await signInAs("staff");
  await page.goto("/staff/content");
  await page.getByRole("link", { name: "Write a page" }).click();
  await expect(page.getByRole("heading", { name: "Write a page" })).toBeVisible();
  await page.getByLabel("Title").fill("First weeks at work");
  await page.getByLabel("Address").fill(slug);
  await page.getByRole("button", { name: "Begin writing" }).click();

  const text = page.getByRole("textbox", { name: "Text" }).and(page.locator(".cm-content"));
  await text.fill("Ask on the first day.");
  await page.getByRole("button", { name: "Fact", exact: true }).click();
  await page.getByLabel("What the fact is about").fill("new entrant floor");
  await page.getByRole("button", { name: /£33,400/ }).click();
  await expect(page.getByText(/Saved/)).toBeVisible();
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Fill in “Category”.").first()).toBeVisible();
  await page.getByLabel("Category").selectOption("Career advice");
  await page.getByLabel("Summary").fill("What to ask for.");
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for a review" })).toBeVisible();

  await page.getByRole("button", { name: "Send back" }).click();
  await expect(page.getByText("Enter what should change").first()).toBeVisible();
  await page.getByLabel("Note to its author").fill("Say whom to ask.");
  await page.getByRole("button", { name: "Send back" }).click();
  await expect(page.getByText("Say whom to ask.")).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview of this page"]');
  await expect(preview.getByText("Ask on the first day.")).toBeVisible();

  expect((await send(`/blog/${slug}`)).status).toBe(404);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. Readers see it now.")).toBeVisible();
  expect((await send(`/blog/${slug}`)).body).toContain("£33,400");

  await page.getByLabel("Title").fill("Your first weeks at work");
  await page.getByRole("button", { name: "Publish the changes" }).click();
  await expect(page.getByRole("button", { name: "Publish the changes" })).toHaveCount(0);
  expect((await send(`/blog/${slug}`)).body).toContain("Your first weeks at work");

  await page.locator("summary", { hasText: "Address" }).click();
  await page.getByLabel("End of its address").fill(`${slug}-new`);
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(page).toHaveURL(new RegExp(`${slug}-new$`));
  const moved = await send(`/blog/${slug}`);
  expect([moved.status, moved.headers.location]).toEqual([301, `/blog/${slug}-new`]);

  await page.locator("summary", { hasText: "Schedule" }).click();
  const ends = page.getByRole("group", { name: "Unpublish on" });
  await ends.getByLabel("Day").fill("2039-01-01");
  await page.getByRole("button", { name: "Unpublish then" }).click();
  await expect(page.getByText(/To be unpublished on .* in London\. .* in Kolkata/)).toBeVisible();

  // A short post has no list of contents, and its words have the width of a page all the same.
  await page.goto(`/blog/${slug}-new`);
  const words = await page.getByText("Ask on the first day.").boundingBox();
  expect(words!.width).toBeGreaterThan(300);
});

test("what is pasted arrives clean, a picture needs its words, and a version comes back", async ({
  page,
  signInAs,
}) => {
  const slug = `pasted-${Date.now().toString(36)}`;
  await signInAs("staff");
  await page.goto("/staff/content/new");
  await page.getByLabel("Title").fill("Pasted");
  await page.getByLabel("Address").fill(slug);
  await page.getByRole("button", { name: "Begin writing" }).click();
  const text = page.locator(".cm-content");
  await text.click();
  await text.evaluate((node) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      "<h1>Pay</h1><p class=MsoNormal><b>Ask</b> early<script>x</script></p>",
    );
    node.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  });
  await expect(text).toContainText("## Pay");
  await expect(text).toContainText("**Ask** early");

  await page.getByRole("button", { name: "Picture" }).click();
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "#28518c" },
  })
    .png()
    .toBuffer();
  const file = { name: "bridge.png", mimeType: "image/png", buffer };
  const panel = page.getByRole("region", { name: "Add a picture" });
  await panel.getByLabel("Picture", { exact: true }).setInputFiles(file);
  await panel.getByRole("button", { name: "Add the picture" }).click();
  await expect(page.getByText("Describe what the picture shows.")).toBeVisible();
  await panel.getByLabel("What it shows").fill("A bridge at dusk");
  await panel.getByRole("button", { name: "Add the picture" }).click();
  const preview = page.frameLocator('iframe[title="Preview of this page"]');
  await expect(preview.getByRole("img", { name: "A bridge at dusk" })).toBeVisible();
  await expectSound(page);

  await page.getByRole("link", { name: "All versions" }).click();
  await page.getByRole("link", { name: "Compare version 1" }).click();
  await expect(page.getByRole("heading", { name: "Version 1 and now" })).toBeVisible();
  await page.getByRole("button", { name: "Restore version 1" }).first().click();
  await expect(page.getByText("Version 1 is restored as a new version.")).toBeVisible();
  await expect(page.locator(".cm-content")).not.toContainText("Pay");
});

plain("a preview is the page that readers see, whatever its type", async ({ page, signInAs }) => {
  await signInAs("staff");
  const screens = [
    ["ebook/the-one-page-cv-and-the-interview", "heading", "Read it here"],
    ["ambassador/farid", "heading", /^Ask \S+ about$/],
    ["fair/india-career-fair", "heading", "Book a place"],
    ["jumpstart-chapter/a-photo-and-a-name", "heading", "Now, in ten minutes"],
    ["jumpstart-reading/a-cv-for-there", "navigation", "Read next"],
  ] as const;
  for (const [path, role, name] of screens) {
    await page.goto(`/staff/content/${path}/preview`);
    await expect(page.getByRole(role, { name })).toBeVisible();
  }
  await page.goto("/staff/content/manual/interviews/preview");
  await expect(page.getByText(/^Chapter \d+ of \d+\./)).toBeVisible();
});

plain("a draft is found by name and opens at its editor", async ({ page, signInAs }) => {
  const slug = `unseen-${Date.now().toString(36)}`;
  await signInAs("staff");
  await page.goto("/staff/content/new");
  await page.getByLabel("Title").fill(`Not seen ${slug}`);
  await page.getByLabel("Address").fill(slug);
  await page.getByRole("button", { name: "Begin writing" }).click();
  await expect(page.getByLabel("Category")).toBeVisible();

  await page.goto(`/staff/find?q=${slug}`);
  const found = page.getByRole("link", { name: new RegExp(`Not seen ${slug}`) });
  await expect(found).toHaveAttribute("href", `/staff/content/post/${slug}`);
  await page.goto("/staff/facts/uk-new-entrant-floor");
  const uses = page.getByRole("region", { name: "Where it is used" }).getByRole("link");
  for (const link of await uses.all()) {
    const to = (await link.getAttribute("href"))!;
    expect([to, (await page.request.get(to)).status()]).toEqual([to, 200]);
  }
});
