import { expect } from "vitest";
import { test } from "#test/database.ts";
import { isUnderMaintenance, switchMaintenance } from "./switches.server.ts";

const now = new Date("2031-03-01T09:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test("maintenance is off until staff throw the switch, and holds at once in this process", async () => {
  expect(await isUnderMaintenance(now)).toBe(false);
  await switchMaintenance("on", null, after(1));
  expect(await isUnderMaintenance(after(1))).toBe(true);

  await switchMaintenance("off", null, after(2));
  expect(await isUnderMaintenance(after(10))).toBe(false);
});
