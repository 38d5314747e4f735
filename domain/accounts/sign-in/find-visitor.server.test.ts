import { expect } from "vitest";
import { closeDatabase, openDatabase } from "#db/client.server.ts";
import { test } from "#test/database.ts";
import {
  aStaffMember,
  aStudent,
  aUniversity,
  facts,
  PASSWORD,
  signedIn,
  visitorWith,
  withCookies,
} from "#test/factories.ts";
import { withSilentDatabase } from "#test/silent-database.ts";
import { setUniversityAccessFlags } from "../access/set-access-flags.server.ts";
import { setPersonAccess } from "../access/set-person-access.server.ts";
import { outdateSessions } from "../auth/revisions.server.ts";
import { findSession, SessionUnavailable } from "./find-visitor.server.ts";
import { signIn } from "./sign-in.server.ts";

test("a request without a session cookie is a guest's, also while the database is away", async ({
  database,
}) => {
  await away(database, async () => {
    expect(await visitorWith(new Headers({ cookie: "prev_url=%2Fjobs" }))).toEqual({
      kind: "guest",
    });
  });
});

test("a forged session cookie is a guest's", async () => {
  const forged = new Headers({
    cookie: "waymark.session_token=abc.def; waymark.session_data=eyJ9",
  });

  expect(await visitorWith(forged)).toEqual({ kind: "guest" });
});

test("a fresh session is believed from its cookie, without the database", async ({ database }) => {
  const { headers } = await signedIn(await aStudent());

  await away(database, async () => {
    expect(await visitorWith(headers)).toMatchObject({ kind: "member" });
  });
});

test("a session that must be looked up while the database is away is unavailable, not signed out", async ({
  database,
}) => {
  const student = await aStudent();
  const { headers } = await signedIn(student);
  outdateSessions(student.id);

  await away(database, async () => {
    await expect(visitorWith(headers)).rejects.toThrow(SessionUnavailable);
  });
});

test("a database that never answers is given up within moments", async ({ database }) => {
  const student = await aStudent();
  const { headers } = await signedIn(student);
  outdateSessions(student.id);

  await withSilentDatabase(database, async () => {
    const started = performance.now();
    await expect(visitorWith(headers)).rejects.toThrow(SessionUnavailable);
    expect(performance.now() - started).toBeLessThan(6000);
  });
});

test("a flag, a role and a university's flag take effect on the person's next request", async () => {
  const university = await aUniversity({ countryGuide: true });
  const student = await aStudent({ university });
  const staff = await aStaffMember();
  const { headers } = await signedIn(student);

  await setPersonAccess(staff, student.id, { cihPremium: true });
  expect(await visitorWith(headers)).toMatchObject({ cihPremium: true, countryGuide: true });

  await setUniversityAccessFlags(staff, university.id, { countryGuide: false });
  expect(await visitorWith(headers)).toMatchObject({ cihPremium: true, countryGuide: false });

  await setPersonAccess(staff, student.id, { role: "alumni" });
  expect(await visitorWith(headers)).toMatchObject({ role: "alumni" });
});

test("the cookies of a looked-up session make the next look-up free", async ({ database }) => {
  const student = await aStudent();
  const { headers } = await signedIn(student);
  outdateSessions(student.id);

  const { cookies } = await findSession(headers, { isSecure: false });
  const renewed = withCookies(headers, cookies);

  await away(database, async () => {
    expect(await visitorWith(renewed)).toMatchObject({ id: student.id });
  });
});

test("a session just looked up is not looked up again, also where the cookies did not arrive", async ({
  database,
}) => {
  const student = await aStudent();
  const { headers } = await signedIn(student);
  outdateSessions(student.id);
  await findSession(headers, { isSecure: false });

  await away(database, async () => {
    expect(await visitorWith(headers)).toMatchObject({ id: student.id });
    const forged = headers.get("cookie")?.replace(/(session_token=[^.]+\.)[^;]{8}/, "$1AAAAAAAA");
    await expect(visitorWith(new Headers({ cookie: String(forged) }))).resolves.toEqual({
      kind: "guest",
    });
    outdateSessions(student.id);
    await expect(visitorWith(headers)).rejects.toThrow(SessionUnavailable);
  });
});

test("a session once believed from its cookie is believed without it, until a change", async ({
  database,
}) => {
  const student = await aStudent();
  const { headers } = await signedIn(student);
  await findSession(headers, { isSecure: false });

  const cookies = String(headers.get("cookie")).split("; ");
  const token = cookies.filter((cookie) => !cookie.includes("session_data")).join("; ");
  await away(database, async () => {
    const alone = new Headers({ cookie: token });
    expect(await visitorWith(alone)).toMatchObject({ id: student.id });
    outdateSessions(student.id);
    await expect(visitorWith(alone)).rejects.toThrow(SessionUnavailable);
  });
});

test("a session that ends with the browser is renewed in its cookie as well", async ({
  database,
}) => {
  const student = await aStudent();
  const typed = { email: student.email, password: PASSWORD, remember: false };
  const result = await signIn(typed, facts(), new Date());
  const headers = withCookies(new Headers(), result.ok ? result.value.cookies : []);
  outdateSessions(student.id);

  const { cookies } = await findSession(headers, { isSecure: false });

  expect(cookies.join()).not.toMatch(/Max-Age=[1-9]/);
  await away(database, async () => {
    expect(await visitorWith(withCookies(headers, cookies))).toMatchObject({ id: student.id });
  });
});

test("a session cookie that could be set over plain http is not believed over https", async () => {
  const { headers } = await signedIn(await aStudent());

  expect(await visitorWith(headers, { isSecure: true })).toEqual({ kind: "guest" });
  expect(await visitorWith(headers, { isSecure: false })).toMatchObject({ kind: "member" });
});

async function away(database: Parameters<typeof openDatabase>[0], work: () => Promise<void>) {
  await closeDatabase();
  try {
    await work();
  } finally {
    openDatabase(database);
  }
}
