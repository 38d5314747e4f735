import { expect, originOf, send, test } from "#e2e/fixtures.ts";

const NOINDEX = /<meta name="robots" content="noindex"/;

for (const path of ["/login", "/register"]) {
  test(`${path} may be found, under one address and with a description`, async () => {
    const { body } = await send(path);

    expect(body).not.toMatch(NOINDEX);
    expect(body).toContain(`<link rel="canonical" href="${originOf("main")}${path}"/>`);
    expect(body).toMatch(/<meta name="description" content="[^"]{40,}"/);
  });
}

for (const path of [
  "/login?next=%2Fmy-cvs",
  "/login?link=a-token",
  "/login?step=code",
  "/login?sent=1",
  "/register?university=",
]) {
  test(`${path} is nobody else's business: not found, and not kept`, async () => {
    await send(path);
    const { body, headers } = await send(path);

    expect(body).toMatch(NOINDEX);
    expect(body).not.toContain('rel="canonical"');
    expect(headers.etag).toBeUndefined();
  });
}

test("a university's own sign-in screen is not to be found", async () => {
  const { body } = await send("/login", { site: "northgate" });
  expect(body).toMatch(NOINDEX);
});
