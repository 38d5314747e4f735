import { expect, send, sessionFor, test } from "#e2e/fixtures.ts";

const marker = { "x-requested-with": "XMLHttpRequest" };

test("the login check says who is signed in", async () => {
  const guest = await send("/check-user-loggedin", { headers: marker });
  expect(JSON.parse(guest.body)).toEqual({ status: false, role: null });
  expect(guest.headers["cache-control"]).toBe("no-store");

  const { cookie } = await sessionFor("student", "main");
  const student = await send("/check-user-loggedin", { headers: { ...marker, cookie } });
  expect(JSON.parse(student.body)).toEqual({ status: true, role: "student" });
});

test("the redirection check has every field with its type", async () => {
  const { cookie } = await sessionFor("premium", "northgate");
  const answer = await send("/api/check-user-redirections?checkurl=cih", {
    site: "northgate",
    headers: { ...marker, cookie },
  });

  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(JSON.parse(answer.body)).toEqual({
    status: true,
    isLoggedIn: true,
    role: "student",
    isMicrosite: true,
    pageAccessStatus: true,
    isCihPremiumAccess: true,
    is_country_guide_access: true,
  });
});

test("a student without country guides is told so", async () => {
  const { cookie } = await sessionFor("noguide", "main");
  const { body } = await send("/api/check-user-redirections", { headers: { ...marker, cookie } });
  expect(JSON.parse(body)).toMatchObject({ is_country_guide_access: false, isMicrosite: false });
});

test("the blog calls tell a category from a slug that is not there", async () => {
  const read = async (path: string) => JSON.parse((await send(path)).body) as unknown;

  expect(await read("/get-blog-detail/career-advice")).toEqual({
    status: true,
    isSlugExists: "1",
    message: expect.any(String),
  });
  expect(await read("/get-blog-detail/no-such-post")).toMatchObject({ isSlugExists: "0" });
  expect(await read("/check-blog-slug/career-advice")).toMatchObject({ status: true, type: 2 });
  expect(await read("/check-blog-slug/no-such-post")).toMatchObject({ status: true, type: 0 });
});
