import { expect, test } from "vitest";
import { isMaintenance } from "./is-maintenance.ts";

const answer = (data: unknown) => ({ status: 503, statusText: "", internal: false, data });

test.each([
  [answer({ reason: "maintenance" }), true],
  [answer({ reason: "busy" }), false],
  [answer(null), false],
  [new Error("maintenance"), false],
])("%j is the maintenance page: %s", (error, is) => {
  expect(isMaintenance(error)).toBe(is);
});
