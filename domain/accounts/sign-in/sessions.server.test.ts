import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aStudent, signedIn, visitorWith, withCookies } from "#test/factories.ts";
import { endSession, listSessions } from "./sessions.server.ts";
import { signOut, signOutEverywhere } from "./sign-out.server.ts";

const guest = { kind: "guest" };

test("a member sees where they are signed in, and which one this is", async () => {
  const student = await aStudent();
  await signedIn(student, {
    clientAddress: "198.51.100.9",
    userAgent: "Mozilla/5.0 (iPhone) Safari/605",
  });
  const here = await signedIn(student);

  const rows = await listSessions(student, here);

  expect(rows.map(({ device, isThisOne }) => [device, isThisOne])).toEqual([
    ["Firefox on Linux", true],
    ["Safari on iPhone", false],
  ]);
  expect(rows[1]).toMatchObject({ clientAddress: "198.51.100.9" });
});

test("a session that is ended stops working at once, and only its owner can end it", async () => {
  const student = await aStudent();
  const other = await aStudent();
  const here = await signedIn(student);
  const { headers } = here;
  const [session] = await listSessions(student, here);

  expect(await endSession(other, session!.id)).toBe(false);
  expect(await visitorWith(headers)).toMatchObject({ id: student.id });
  expect(await endSession(student, session!.id)).toBe(true);
  expect(await visitorWith(headers)).toEqual(guest);
});

test("signing out ends the session and clears its cookies", async () => {
  const here = await signedIn(await aStudent());
  const { headers } = here;

  const { cookies } = await signOut(here);

  expect(withCookies(headers, cookies).get("cookie")).not.toContain("session_");
  expect(await visitorWith(headers)).toEqual(guest);
});

test("signing out everywhere ends every session of the person and nobody else's", async () => {
  const student = await aStudent();
  const other = await aStudent();
  const here = await signedIn(student);
  const there = await signedIn(student);
  const others = await signedIn(other);

  await signOutEverywhere(student, here);

  expect(await visitorWith(here.headers)).toEqual(guest);
  expect(await visitorWith(there.headers)).toEqual(guest);
  expect(await visitorWith(others.headers)).toMatchObject({ id: other.id });
});
