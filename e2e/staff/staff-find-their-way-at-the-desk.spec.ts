import { expect, expectSound, hasSettled, lookAt, send, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";

test("the menu stands beside the page in groups, says what waits and where one is", async ({
  page,
  signInAs,
}) => {
  await signInAs("staff");
  await page.goto("/staff/people");
  await hasSettled(page);
  const menu = page.getByRole("navigation", { name: "Desk" });
  await expect(menu).toHaveCount(1);
  const groups = await menu
    .getByRole("list")
    .evaluateAll((lists) =>
      lists.map(
        (list) => document.getElementById(list.getAttribute("aria-labelledby")!)?.textContent,
      ),
    );
  expect(groups).toEqual([
    "Today",
    "People",
    "Jobs",
    "Employers",
    "Register and rules",
    "Pages",
    "System",
  ]);
  await expect(menu.getByRole("link", { name: /^Jobs to review \d+ waiting$/ })).toBeVisible();
  await expect(menu.locator("[aria-current]")).toHaveText("People");

  // Not the newest person: another test may be merging them.
  await page.goto("/staff/people?q=noguide");
  await page.getByRole("table").getByRole("link").first().click();
  await page.waitForURL(/\/staff\/people\/./);
  await expect(menu.locator("[aria-current=true]")).toHaveText("People");
  await expect(menu.locator("[aria-current=page]")).toHaveCount(0);
});

test("on a phone without JavaScript the menu unfolds and leads on", async ({ noJsBrowser }) => {
  await noJsBrowser.context().addCookies(browserCookies(await sessionFor("staff", "main")));
  await noJsBrowser.setViewportSize({ width: 360, height: 740 });
  await noJsBrowser.goto("/staff");
  const menu = noJsBrowser.getByRole("navigation", { name: "Desk" });
  await expect(menu).toBeHidden();
  await noJsBrowser.locator(".drop--desk > summary").click();
  await menu.getByRole("link", { name: "Universities" }).click();
  await expect(noJsBrowser.getByRole("heading", { level: 1 })).toHaveText("Universities");
});

test("by keyboard the menu opens, closes on Escape and gives the focus back", async ({
  page,
  signInAs,
}) => {
  await signInAs("staff");
  await lookAt(page, { width: 768, scheme: "light" });
  await page.goto("/staff");
  await hasSettled(page);
  const button = page.locator(".drop--desk > summary");
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Overview" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Desk" })).toBeHidden();
  await expect(button).toBeFocused();
});

test("people are filtered, ordered and searched in the address, without JavaScript", async ({
  noJs,
}) => {
  await noJs.context().addCookies(browserCookies(await sessionFor("staff", "main")));
  await noJs.goto("/staff/people");
  await noJs.getByLabel("Role").selectOption("Waymark staff");
  await noJs.getByLabel("Order").selectOption("Name, A to Z");
  await noJs.getByRole("button", { name: "Search" }).click();
  await expect(noJs.getByLabel("Role")).toHaveValue("staff");
  await expect(noJs.getByLabel("Order")).toHaveValue("name");
  const names = await noJs.getByRole("table").getByRole("rowheader").allTextContents();
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual(names.toSorted());
  expect(await noJs.getByRole("cell", { name: "Student", exact: true }).count()).toBe(0);

  await noJs.getByLabel("Name or email").fill("zzz nobody");
  await noJs.getByRole("button", { name: "Search" }).click();
  await expect(noJs.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  await expect(noJs.getByLabel("Name or email")).toHaveValue("zzz nobody");
  await noJs.getByRole("link", { name: "Clear" }).click();
  await expect(noJs.getByLabel("Name or email")).toHaveValue("");
  await expect(noJs.getByRole("table")).toBeVisible();
});

test("a filter that is cleared is cleared in the form too", async ({ page, signInAs }) => {
  await signInAs("staff");
  await page.goto("/staff/people?q=noguide&role=student");
  await hasSettled(page);
  await expect(page.getByLabel("Role")).toHaveValue("student");
  await page.getByRole("link", { name: "Clear" }).click();
  await page.waitForURL(/\/staff\/people\??$/);
  await expect(page.getByLabel("Role")).toHaveValue("");
  await expect(page.getByLabel("Name or email")).toHaveValue("");
});

test("a search as a file is for anyone who may see the page", async () => {
  const path = "/staff/people?q=noguide&format=csv";
  const cookieOf = async (who: "staff" | "student") => (await sessionFor(who, "main")).cookie;

  const file = await send(path, { headers: { cookie: await cookieOf("staff") } });
  expect(file.status).toBe(200);
  expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(file.headers["cache-control"]).toContain("no-store");
  const lines = file.body.trim().split("\r\n");
  expect(lines[0]?.replace("\uFEFF", "")).toBe("Name,Email,Role,University,Since");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("noguide@waymark.example");

  const refused = await send(path, { headers: { cookie: await cookieOf("student") } });
  expect(refused.status).toBe(403);
  expect(refused.body).not.toContain("noguide@waymark.example");
  const guest = await send(path);
  expect([guest.status, String(guest.headers.location).startsWith("/login")]).toEqual([302, true]);
});

test("several rows and their question are sound on phones and desks", async ({
  page,
  signInAs,
}) => {
  await signInAs("staff");
  await page.goto("/staff/employer-claims");
  await hasSettled(page);
  await page.getByLabel("Select all on this page").check();
  await expect(page.getByRole("status").filter({ hasText: /\d selected/ })).toBeVisible();
  await page.getByRole("button", { name: "Decline selected" }).click();
  const question = page.getByRole("region", { name: /^Decline \d requests\?$/ });
  await expect(question).toBeFocused();
  await expectSound(page);
  await question.getByRole("link", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
});
