import { expect } from "vitest";
import { test } from "#test/database.ts";
import { anEvent } from "#test/event-factories.ts";
import { aPerson, aStudent } from "#test/factories.ts";
import { hostedEventLines } from "../own-event-lines.server.ts";
import { ambassadorOf, setAmbassador } from "./set-ambassador.server.ts";

const now = new Date("2027-03-01T09:00:00Z");

test("an event stands on its ambassador's desk until somebody takes it off", async () => {
  const event = await anEvent();
  const staff = await aPerson("staff");
  const ambassador = await aPerson("ambassador");
  const student = await aStudent();
  expect(await setAmbassador(staff, event.id, student.email)).toEqual({
    ok: false,
    error: "no-such-ambassador",
  });
  expect(await setAmbassador(staff, event.id, ` ${ambassador.email.toUpperCase()} `)).toEqual({
    ok: true,
    value: {},
  });
  expect(await ambassadorOf(event.id)).toBe(ambassador.email);
  expect((await hostedEventLines(ambassador, now)).map(({ title }) => title)).toEqual([
    event.title,
  ]);
  expect(await hostedEventLines(student, now)).toEqual([]);
  await setAmbassador(staff, event.id, "");
  expect(await hostedEventLines(ambassador, now)).toEqual([]);
});
