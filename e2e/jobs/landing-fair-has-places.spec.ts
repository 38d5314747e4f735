import { expect, expectNoSidewaysScroll, lookAt, send, sessionFor, test } from "#e2e/fixtures.ts";

const FAIR = "/india-career-fair";
const people = (day: string) => `/staff/fairs/india-career-fair/people.csv?day=${day}`;

test("a guest takes a place without JavaScript, asks twice, and gives it up by the link", async ({
  noJs,
  mailbox,
}) => {
  const email = `fair-${Date.now().toString(36)}@mail.example`;
  const take = async (name: string) => {
    await noJs.goto(FAIR);
    await noJs.getByLabel("Full name").fill(name);
    await noJs.getByLabel("Email").fill(email);
    await noJs.getByLabel("University").fill("Northgate University");
    await noJs.getByLabel("What you are looking for").selectOption("Data and analysis");
    await noJs.getByLabel("Where you will be on the day").selectOption("Gulf, Dubai");
    await noJs.getByRole("button", { name: "Book a place" }).click();
    await expect(noJs.getByRole("heading", { name: "Check your email" })).toBeVisible();
    return noJs.locator("main").innerText();
  };

  const first = await take("=Asha Rao");
  const letter = await mailbox.nextMailTo(email);
  expect(letter.subject).toMatch(
    /^Your place at the India career fair, \w+ \d+ \w+, 15:00 India time$/,
  );
  expect(letter.text).toMatch(/Dubai: \w+ \d+ \w+, \d\d:\d\d/);
  expect(letter.attachments).toEqual(["fair.ics"]);

  const second = await take("Somebody Else");
  expect(second).toBe(first);
  expect((await mailbox.nextMailTo(email)).text).not.toContain("Hello Somebody");

  const day = /"startDate":"(\d{4}-\d{2}-\d{2})T/.exec((await send(FAIR)).body)?.[1] ?? "";
  const { cookie } = await sessionFor("staff", "main");
  const list = await send(people(day), { headers: { cookie } });
  expect(list.headers["content-type"]).toContain("text/csv");
  expect(list.body).toContain(`'=Asha Rao,${email},Northgate University`);

  const link = letter.links.find((href) => href.includes("/give-up/")) ?? "";
  await noJs.goto(new URL(link).pathname);
  await noJs.getByRole("button", { name: "Cancel my place" }).click();
  await expect(noJs.getByText("Your place is cancelled.")).toBeVisible();
  await noJs.goto(new URL(link).pathname);
  await expect(noJs.getByText("You have already cancelled this place.")).toBeVisible();
});

test("what is wrong in the form is said, and what was typed stays", async ({ noJs }) => {
  await noJs.goto(FAIR);
  await noJs.getByLabel("Full name").fill("Asha Rao");
  await noJs.getByLabel("Email").fill("asha at mail");
  await noJs.getByRole("button", { name: "Book a place" }).click();
  await expect(noJs.getByLabel("Email")).toHaveAccessibleDescription(
    /in the form name@example.com/,
  );
  await expect(noJs.getByLabel("Full name")).toHaveValue("Asha Rao");
  await expect(noJs.getByRole("alert")).toContainText("Choose what you are looking for.");
});

test("the fair tells its time on three clocks, and is sound at every width", async ({
  browser,
  page,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({
    timezoneId: "America/Toronto",
    ...(baseURL ? { baseURL } : {}),
  });
  const reader = await elsewhere.newPage();
  await reader.goto(FAIR);
  await expect(reader.locator(".fair__clocks")).toContainText("In India");
  await expect(reader.locator(".fair__clocks")).toContainText("In Toronto, where you are");
  await elsewhere.close();

  await page.goto(FAIR);
  await lookAt(page, { width: 768, scheme: "light" });
  await expectNoSidewaysScroll(page);
});

test("staff see who comes", async ({ page, signInAs }) => {
  await signInAs("staff");
  await lookAt(page, { width: 360, scheme: "light" });
  await page.goto("/staff/fairs/india-career-fair");
  await expect(page.getByRole("table", { name: "Dates" })).toBeVisible();
});
