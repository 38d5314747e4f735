import { expect, send, test } from "#e2e/fixtures.ts";

const tools = [
  "/express-entry-points-canada",
  "/post-graduation-work-permit-canada",
  "/work-permit-check-ireland",
];

for (const path of tools) {
  test(`${path} is listed bare, and somebody's answers are not`, async () => {
    expect((await send("/sitemaps/pages.xml")).body).toContain(`${path}</loc>`);
    const bare = (await send(path)).body;
    expect(bare).toContain(`rel="canonical" href="http`);
    expect(bare).not.toContain("noindex");
    const answered = (await send(`${path}?level=9&age=26&months=12`)).body;
    expect(answered).toContain("noindex");
    expect(answered).toMatch(new RegExp(`rel="canonical" href="[^"?]*${path}"`));
  });
}

test("a plain form's empty fields leave the address", async () => {
  const { status, headers } = await send(`${tools[0]}?age=26&education=&first-listening=`);
  expect(status).toBe(302);
  expect(headers.location).toBe(`${tools[0]}?age=26`);
});
