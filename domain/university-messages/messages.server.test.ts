import { expect } from "vitest";
import { test } from "#test/database.ts";
import { anAdminOf, aUniversity } from "#test/factories.ts";
import { currentMessages, endMessage, listMessages, sendMessage } from "./messages.server.ts";

const now = new Date("2031-11-16T09:00:00Z");

async function aSender() {
  const university = await aUniversity();
  const { id } = await anAdminOf(university);
  return { id, universityId: university.id, timeZone: "Asia/Kolkata" };
}

const message = {
  title: "CV week",
  body: "Come along.",
  startsOn: "2031-11-16",
  endsOn: "2031-11-17",
};

test("students read a message on its days, by the university's clock, and only their own", async () => {
  const [one, other] = [await aSender(), await aSender()];
  await sendMessage(one, message, now);
  const at = async (moment: string) =>
    (await currentMessages(one.universityId, new Date(moment))).map(({ title }) => title);
  // The 16th begins in Kolkata at 18:30 UTC on the 15th.
  expect(await at("2031-11-15T18:29:00Z")).toEqual([]);
  expect(await at("2031-11-15T18:30:00Z")).toEqual(["CV week"]);
  expect(await at("2031-11-17T18:29:00Z")).toEqual(["CV week"]);
  expect(await at("2031-11-17T18:30:00Z")).toEqual([]);
  expect(await currentMessages(other.universityId, now)).toEqual([]);
});

test("a message is taken down by its own university alone", async () => {
  const [one, other] = [await aSender(), await aSender()];
  await sendMessage(one, message, now);
  const { rows } = await listMessages(one.universityId, { page: 1 });
  expect(await endMessage(other, rows[0]!.id, now)).toBe(false);
  expect(await endMessage(one, rows[0]!.id, now)).toBe(true);
  expect(await endMessage(one, rows[0]!.id, now)).toBe(false);
  expect(await currentMessages(one.universityId, now)).toEqual([]);
});
