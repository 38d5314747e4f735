import { expect, test } from "#e2e/fixtures.ts";
import { hydrated } from "#e2e/kit/hydrated.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { aPublishedEvent } from "./steps.ts";

plain(
  "a guest takes the last place, a student waits, is offered it by mail and takes it",
  async ({ noJs, page, signInAs, mailbox }) => {
    const { path } = await aPublishedEvent("CV clinic for one", {
      capacity: "1",
      "question-1": "Which job is the CV for?",
    });
    const email = `clinic-${Date.now().toString(36)}@mail.example`;

    await noJs.goto(`${path}?zone=Asia/Kolkata`);
    await expect(noJs.getByText("1 of 1 places left").first()).toBeVisible();
    await expect(noJs.getByText("India", { exact: true }).first()).toBeVisible();
    await noJs.getByLabel("Full name").fill("Asha Rao");
    await noJs.getByLabel("Email").fill("asha at mail");
    await noJs.getByRole("button", { name: "Book a place" }).click();
    await expect(noJs.getByLabel("Email")).toHaveAccessibleDescription(/name@example.com/);
    await noJs.getByLabel("Email").fill(email);
    await noJs.getByLabel("Which job is the CV for?").fill("Data analyst");
    await noJs.getByRole("button", { name: "Book a place" }).click();
    await expect(noJs.getByRole("heading", { name: "Check your email" })).toBeVisible();

    const confirm = await mailbox.nextMailTo(email);
    const place = new URL(confirm.links.find((href) => href.includes("/places/")) ?? "").pathname;
    await noJs.goto(place);
    await noJs.getByRole("button", { name: "Confirm" }).click();
    await expect(noJs.getByRole("heading", { name: "You have a place" })).toBeVisible();
    expect((await mailbox.nextMailTo(email)).attachments).toEqual(["event.ics"]);

    await signInAs("student");
    await page.goto(path);
    await page.getByRole("button", { name: "Join the waiting list" }).click();
    await expect(page.getByRole("heading", { name: "You are on the waiting list" })).toBeVisible();
    await expect(page.getByText("You are next.")).toBeVisible();

    await noJs.goto(place);
    await noJs.getByText("Cancel my place").click();
    await noJs.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(noJs.getByRole("heading", { name: "You are no longer signed up" })).toBeVisible();

    await page.goto("/student-dashboard");
    const mine = page.getByRole("region", { name: /^(Your events|Coming up)$/ });
    await expect(mine).toContainText("CV clinic for one");
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "A place is free for you" })).toBeVisible();
    await page.getByRole("button", { name: "Accept the place" }).click();
    await expect(page.getByRole("heading", { name: "You have a place" })).toBeVisible();
    await page.goto("/my-events");
    await expect(page.getByRole("link", { name: "CV clinic for one" }).first()).toBeVisible();
  },
);

test("a place is given up in two steps, and reading goes on where the answer is", async ({
  page,
  signInAs,
}) => {
  const { path } = await aPublishedEvent("Interviews by telephone", { capacity: "9" });
  await signInAs("student");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(path);
  const book = page.getByRole("button", { name: "Book a place" });
  await hydrated(book);
  await book.press("Enter");
  const held = page.getByRole("heading", { name: "You have a place" });
  await expect(held).toBeFocused();
  await expect(held).toBeInViewport();

  await page.locator("summary", { hasText: "Cancel my place" }).press("Enter");
  await expect(held).toBeVisible();
  await page.getByRole("button", { name: "Yes, cancel it" }).press("Enter");
  const ended = page.getByRole("heading", { name: "You are no longer signed up" });
  await expect(ended).toBeFocused();
  await expect(ended).toBeInViewport();
});
