import { randomBytes } from "node:crypto";
import { expect, send, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { sendForm } from "#e2e/messages/steps.ts";
import { newEmployer, writeAdvert } from "./steps.ts";

/** A word that no other advert has, so that the board finds this one alone. */
function someWord(): string {
  return `zq${randomBytes(4).toString("hex").replaceAll(/\d/g, "v")}`;
}

test("an employer posts, staff send it back, it is fixed, approved in one step, found and counted", {
  tag: "@embedded",
}, async ({ page, browser, baseURL, mailbox, newVisitor, signInAs }) => {
  const word = someWord();
  const company = `Harrowgate ${word} Ltd`;
  const title = `Graduate ${word} analyst`;
  const { email, cookie } = await newEmployer(mailbox, company);
  await page.context().addCookies(browserCookies({ site: "main", cookie }));
  const staff = newVisitor();
  await staff.context().addCookies(browserCookies(await sessionFor("staff", "main")));

  await test.step("the account names its company first", async () => {
    await page.goto("/employer");
    await expect(page).toHaveURL(/\/employer\/company$/);
    await expect(page.getByLabel("Company name")).toHaveValue(company);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("You can now post jobs for")).toBeVisible();
  });

  await test.step("a form with mistakes keeps everything typed", async () => {
    await page.goto("/employer/jobs/new");
    await writeAdvert(page, title);
    await page.getByLabel("Town").fill("");
    await page.getByRole("button", { name: "Send for review" }).click();
    await expect(page.locator(".errsum")).toContainText("Enter the town");
    await expect(page.getByLabel("From", { exact: true })).toHaveValue("34,000");
    await expect(page.getByLabel("The advert")).toHaveValue(/Patience/);
  });

  await test.step("the card follows what is typed", async () => {
    const card = page.getByRole("complementary", { name: "How students will read it" });
    await page.getByLabel("Town").fill("Leeds");
    await expect(card).toContainText(`${company}, Leeds`);
    await expect(card).toContainText("£34,000 a year");
  });

  await test.step("it is sent, and readers do not see it yet", async () => {
    await page.getByRole("button", { name: "Send for review" }).click();
    await expect(page.getByText("We will review it within one working day")).toBeVisible();
    await expect(page.getByRole("button", { name: "Withdraw it" })).toBeVisible();
    expect((await send(`/jobs?q=${word}`)).body).not.toContain(title);
  });

  await test.step("staff send it back with a reason and a line", async () => {
    await staff.goto("/staff/jobs");
    await staff.getByRole("link", { name: title, exact: true }).click();
    await staff.getByRole("button", { name: "Send back" }).click();
    await expect(staff.locator(".errsum")).toContainText("Tick a reason or write a note");
    await staff.getByLabel("Answer and text on sponsoring differ").check();
    await staff.getByLabel("Your own note").fill("Will you sponsor or not?");
    await staff.getByRole("button", { name: "Send back" }).click();
    await expect(staff.getByText(`Sent back: ${title}`)).toBeVisible();
  });

  await test.step("the employer reads why, fixes it and sends it again", async () => {
    const { subject, text } = await nextMailAbout(mailbox, email, title);
    expect(subject).toContain("Please change your advert");
    expect(text).toContain("Will you sponsor or not?");
    await page.goto("/employer?show=drafts");
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByText("“Will you sponsor or not?”")).toBeVisible();
    await page.getByRole("radio", { name: /^No/ }).check();
    await page.getByRole("button", { name: "Send for review" }).click();
    await expect(page.getByText("We will review it within one working day")).toBeVisible();
  });

  await test.step("staff approve it from the list in one step, with script", async () => {
    await page.context().clearCookies();
    await signInAs("staff");
    await page.goto("/staff/jobs");
    await page.getByRole("button", { name: `Approve ${title}` }).click();
    await expect(page.getByText(`Approved: ${title}`)).toBeVisible();
    const item = page.getByRole("listitem").filter({ hasText: title });
    await expect(item.getByText("Approved", { exact: true })).toBeVisible();
    await page.context().clearCookies();
    await page.context().addCookies(browserCookies({ site: "main", cookie }));
  });

  await test.step("a guest finds it within a second, and looking is counted", async () => {
    const found = async () => (await send(`/jobs?q=${word}`)).body.includes(title);
    await expect.poll(found, { timeout: 3000, intervals: [100] }).toBe(true);
    const guest = await browser.newContext(baseURL ? { baseURL } : {});
    const reader = await guest.newPage();
    await reader.goto(`/jobs?q=${word}`);
    await reader.getByRole("link", { name: title }).click();
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);
    await guest.close();

    await expect(async () => {
      await page.goto("/employer?show=live");
      const row = page.getByRole("row").filter({ hasText: title });
      const seen = row.getByRole("cell", { name: "1", exact: true });
      await expect(seen).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});

type Mailbox = Parameters<typeof newEmployer>[0];

async function nextMailAbout(mailbox: Mailbox, email: string, words: string) {
  for (;;) {
    const mail = await mailbox.nextMailTo(email);
    if (mail.subject?.includes(words)) return mail;
  }
}

test("a trusted employer’s advert is live at once, and is closed and renewed, without JavaScript", async ({
  noJs,
}) => {
  const word = someWord();
  const title = `Placement ${word} planner`;
  await noJs.context().addCookies(browserCookies(await sessionFor("employer", "main")));

  await noJs.goto("/employer/jobs/new");
  await writeAdvert(noJs, title);
  await noJs.getByRole("button", { name: "Save draft" }).last().click();
  await expect(noJs.getByText("Saved. Only you can see it.")).toBeVisible();
  await noJs.getByRole("link", { name: "See the whole page as saved" }).click();
  await expect(noJs.getByRole("heading", { level: 1 })).toHaveText(title);
  await noJs.getByRole("link", { name: "Back to the form" }).click();

  await noJs.getByRole("button", { name: "Publish it" }).click();
  await expect(noJs.getByText("It is live. Readers see it now.")).toBeVisible();
  const found = async () => (await send(`/jobs?q=${word}`)).body.includes(title);
  await expect.poll(found, { timeout: 3000, intervals: [100] }).toBe(true);

  await noJs.getByText("Close it now").click();
  await noJs.getByRole("button", { name: "Yes, close it" }).click();
  await expect(noJs.getByText("Closed. Readers can no longer apply.")).toBeVisible();
  await expect.poll(found, { timeout: 3000, intervals: [100] }).toBe(false);

  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await noJs.getByLabel("New closing day").fill("2020-01-01");
  await noJs.getByRole("button", { name: "Renew it" }).click();
  await expect(noJs.getByText("That time has passed.")).toBeVisible();
  await noJs.getByLabel("New closing day").fill(soon);
  await noJs.getByRole("button", { name: "Renew it" }).click();
  await expect(noJs.getByText("Renewed. Readers see it until then.")).toBeVisible();
  await expect.poll(found, { timeout: 3000, intervals: [100] }).toBe(true);
});

test("another employer’s advert does not exist, whatever one asks of it", async () => {
  const staff = await sessionFor("staff", "main");
  const { body } = await send("/staff/jobs", { headers: { cookie: staff.cookie } });
  const item = body.split('<li class="queue__item"').find((part) => part.includes("Harrowgill"));
  const id = /\/staff\/jobs\/(\d+)/.exec(item ?? "")?.[1];
  expect(id).toBeDefined();

  const { cookie } = await sessionFor("employer", "main");
  const headers = { cookie };
  for (const path of [`/employer/jobs/${id}`, `/employer/jobs/${id}/preview`]) {
    expect((await send(path, { headers })).status).toBe(404);
    expect((await send(`${path}.data`, { headers })).status).toBe(404);
  }
  for (const intent of ["send", "draft", "close", "delete", "take-back", "renew"]) {
    const form = { intent, title: "Mine now" };
    expect((await send(`/employer/jobs/${id}`, { headers, form })).status).toBe(404);
  }
});

plain(
  "a company that is known is asked for, and staff let its people in",
  async ({ page, mailbox }) => {
    const { email, cookie } = await newEmployer(mailbox, "Halden Rowe");
    await page.context().addCookies(browserCookies({ site: "main", cookie }));
    await page.goto("/employer/company");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("You asked to represent Halden Rowe")).toBeVisible();
    await page.goto("/employer/jobs/new");
    await expect(page).toHaveURL(/\/employer\/company$/);

    const staff = await sessionFor("staff", "main");
    const { body } = await send("/staff/employer-claims", { headers: { cookie: staff.cookie } });
    const item = body.split('<li class="queue__item"').find((part) => part.includes(email));
    const claimId = /name="claimId" value="(\d+)"/.exec(item ?? "")?.[1] ?? "";
    const form = { claimId, decision: "approved" };
    const headers = { cookie: staff.cookie };
    expect((await send("/staff/employer-claims", { headers, form })).status).toBe(302);
    // Anyone who speaks for nobody is led to the company's page, which names it too.
    await page.goto("/employer");
    await expect(page).toHaveURL(/\/employer$/);
    await expect(page.getByRole("heading", { level: 1, name: "Your jobs" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Halden Rowe");
  },
);

plain("a letter from a partner reaches the desk", async ({ noJs, page, signInAs }) => {
  const organisation = `Fair of ${someWord()}`;
  await noJs.goto("/partner-with-us");
  await noJs.getByLabel("Somebody who runs events or fairs").check();
  await noJs.getByLabel("Organisation").fill(organisation);
  await noJs.getByLabel("Full name").fill("Ines Ferro");
  await noJs.getByLabel("Work email").fill("ines@fair.example");
  await noJs.getByLabel("What you have in mind").fill("Short");
  await noJs.getByRole("button", { name: "Send the message" }).click();
  await expect(noJs.locator(".errsum")).toContainText("Write what you have in mind");
  await expect(noJs.getByLabel("Organisation")).toHaveValue(organisation);
  await noJs.getByLabel("What you have in mind").fill("A fair for engineers in Leeds in March.");
  await sendForm(noJs, "Send the message");
  await expect(noJs.getByText("We have your message.")).toBeVisible();

  await signInAs("staff");
  await page.goto("/staff/messages?kind=partner");
  await page.getByRole("link", { name: organisation }).click();
  await page.getByRole("button", { name: "Close without an answer" }).click();
  await expect(page.getByRole("button", { name: "Open it again" })).toBeVisible();
});
