import { expect } from "vitest";
import { profileSchema } from "#domain/accounts/people/profile.schema.ts";
import { saveProfile } from "#domain/accounts/people/profiles.server.ts";
import { test } from "#test/database.ts";
import { aTraveller } from "#test/departure-factories.ts";
import { markStep } from "../marks.server.ts";
import { planEntriesOf } from "./plan-calendar.server.ts";

// Eight weeks before the flight of 9 January.
const at = (time: string) => new Date(`2026-11-15T${time}:00Z`);

/** Each entry's number, by its name. */
async function numbersOf(userId: string, now: Date): Promise<Map<string, number>> {
  const entries = await planEntriesOf(userId, now);
  return new Map(entries.map(({ uid, sequence }) => [uid, sequence]));
}

// RFC 5545, 3.8.7.4: the sequence number of a component with one UID only increases.
test("unticking the newest step lowers no entry's number", async () => {
  const { id } = await aTraveller({}, at("09:00"));
  await markStep(id, { step: "papers", isDone: true, now: at("10:00") });
  const ticked = await numbersOf(id, at("10:30"));
  await markStep(id, { step: "papers", isDone: false, now: at("11:00") });
  const unticked = await numbersOf(id, at("11:30"));

  const fallen = [...ticked].filter(([uid, number]) => (unticked.get(uid) ?? 0) < number);
  expect(ticked.size).toBeGreaterThan(1);
  expect(unticked.size).toBe(ticked.size + 1);
  expect(fallen).toEqual([]);
});

test("a flight that is moved in the profile has a higher number, for calendars to take it", async () => {
  const { id } = await aTraveller({}, at("09:00"));
  const flight = async (now: Date) =>
    (await planEntriesOf(id, now)).find(({ uid }) => uid.startsWith("flight-"))!;
  const before = await flight(at("09:30"));
  const input = profileSchema.parse({ name: "Nguyen Bao Chau", movesOn: "2027-01-12" });
  await saveProfile(id, input, at("10:00"));
  const after = await flight(at("10:30"));

  expect(after.uid).toBe(before.uid);
  expect(after.startsAt.getTime() - before.startsAt.getTime()).toBe(3 * 86_400_000);
  expect(after.sequence).toBeGreaterThan(before.sequence);
});
