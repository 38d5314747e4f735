import { expect, test } from "#e2e/fixtures.ts";
import { sendForm } from "./steps.ts";

test("somebody writes without script, the desk answers by mail, and they write again about it", async ({
  noJs,
  page,
  mailbox,
  signInAs,
}) => {
  const email = "wren.hollis@mail.example";
  const hostile = "The button <script>alert(1)</script> does nothing on my phone.";
  await noJs.goto("/contact-us");
  await noJs.getByLabel(/^Help with Waymark/).check();
  await noJs.getByLabel("Full name").fill("Wren Hollis");
  await noJs.getByLabel("Email", { exact: true }).fill("wren.hollis");
  await noJs.getByLabel("Your message").fill(hostile);
  await noJs.getByRole("button", { name: "Send the message" }).click();
  await expect(noJs.locator(".errsum")).toContainText("name@example.com");
  await expect(noJs.getByLabel("Your message")).toHaveValue(hostile);
  await noJs.getByLabel("Email", { exact: true }).fill(email);
  await sendForm(noJs, "Send the message");
  const reference = /WM-\w{4}-\w{4}/.exec(await noJs.getByRole("main").innerText())![0];

  const receipt = await mailbox.nextMailTo(email);
  expect(receipt.subject).toContain(reference);
  expect(receipt.text).toContain("within 2 working days");

  await signInAs("staff");
  await page.goto(`/staff/messages?q=${reference}`);
  await page.getByRole("link", { name: /Wren Hollis/ }).click();
  await expect(page.getByText(hostile)).toBeVisible();
  await page.getByLabel("Answer by email").fill("It is mended.\n\nPlease try again.");
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByText("Your answer is on its way by email.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Open it again" })).toBeVisible();

  const answer = await mailbox.nextMailTo(email);
  expect(answer.text).toContain("It is mended.");
  await noJs.goto(new URL(answer.links[0]!).pathname + new URL(answer.links[0]!).search);
  await expect(noJs.getByLabel(/Reference of an earlier message/)).toHaveValue(reference);
});
