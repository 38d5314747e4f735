import { expect, test } from "vitest";
import { renewalSchema } from "./renewal.schema.ts";

const typed = { closesOn: "2026-12-01", closesTime: "", closesZone: "Europe/London" };

test("a renewal names its day; the time may be left to the end of it", () => {
  expect(renewalSchema.parse(typed)).toEqual({ ...typed, closesTime: "23:59" });
});

test.each(["", "  ", "2026-02-31", "soon"])("a renewal until %j is refused", (closesOn) => {
  const read = renewalSchema.safeParse({ ...typed, closesOn });
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual(["closesOn"]);
});
