import { expect, expectSound, originOf, send, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";

test("staff add a university without JavaScript, its site opens, and they change it", {
  tag: "@embedded",
}, async ({ noJs }) => {
  const slug = `westmere-${Date.now().toString(36)}`;
  const host = `${slug}.${new URL(originOf("main")).host}`;
  const microsite = () => send("/login", { headers: { host } });
  await noJs.context().addCookies(browserCookies(await sessionFor("staff", "main")));
  expect((await microsite()).status).toBe(400);

  await noJs.goto("/staff/universities");
  await noJs.getByRole("link", { name: "Add a university" }).click();
  await noJs.getByLabel("Name", { exact: true }).fill("Westmere University");
  await noJs.getByLabel("Short name").fill("Westmere");
  await noJs.getByLabel("Town").fill("Westmere");
  await noJs.getByLabel("Country").selectOption("United Kingdom");
  await noJs.getByLabel("Time zone").selectOption("Europe/London");
  await noJs.getByLabel("Microsite label").fill("northgate");
  await noJs.getByLabel("Brand colour").fill("#28518c");
  await noJs.getByLabel("Email domains").fill("westmere");
  await noJs.getByLabel("Campuses").fill("City, Westmere\nShore, Westport");

  const add = noJs.getByRole("button", { name: "Add the university" });
  await add.click();
  await expect(noJs.getByLabel("Email domains")).toHaveAccessibleDescription(/is not a domain/);
  await expect(noJs.locator(".errsum")).toContainText("is not a domain");
  await expect(noJs.getByLabel("Time zone")).toHaveValue("Europe/London");

  await noJs.getByLabel("Email domains").fill("westmere.example");
  await add.click();
  await expect(noJs.getByLabel("Microsite label")).toHaveAccessibleDescription(
    /Another university has that label/,
  );
  await expect(noJs.getByLabel("Campuses")).toHaveValue(/Shore, Westport/);

  await noJs.getByLabel("Microsite label").fill(slug);
  await add.click();
  await expect(noJs.getByText("Westmere University is added.")).toBeVisible();
  await expect(noJs.getByLabel("Email domains")).toHaveValue("westmere.example");
  expect((await microsite()).body).toContain("Westmere University");

  await noJs.getByLabel("Name", { exact: true }).fill("University of Westmere");
  await noJs.getByRole("button", { name: "Save the details" }).click();
  await expect(noJs.getByText("The details are saved.")).toBeVisible();
  await expect(noJs.getByRole("heading", { level: 1 })).toHaveText("University of Westmere");
  expect((await microsite()).body).toContain("University of Westmere");
});

test("a colour is previewed and its contrast told before anything is saved", async ({
  page,
  signInAs,
}) => {
  await signInAs("staff");
  await page.goto("/staff/universities/new");
  await page.getByLabel("Name", { exact: true }).fill("Westmere University");
  await page.getByLabel("Brand colour").fill("#ffe066");
  await expect(page.getByRole("figure", { name: "Light" })).toContainText("Westmere University");
  const words = page.getByRole("row", { name: /Your colour as words on a light page/ });
  await expect(words).toContainText("Too little");
  await page.getByLabel("Brand colour").fill("#28518c");
  await expect(words).toContainText("Enough");
  await expectSound(page);
});
