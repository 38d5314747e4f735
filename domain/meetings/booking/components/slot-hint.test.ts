import { expect, test } from "vitest";
import { slotHint } from "./slot-hint.ts";

const slot = { hostTime: "09:00", hostPlace: "London" };

test("beside a time stand the host's and whether it is night for the reader", () => {
  expect(slotHint({ ...slot, isNight: true }, true)).toBe("09:00 in London, your night");
  expect(slotHint({ ...slot, isNight: false }, true)).toBe("09:00 in London");
  expect(slotHint({ ...slot, isNight: true }, false)).toBe("your night");
  expect(slotHint({ ...slot, isNight: false }, false)).toBeUndefined();
});
