import { expect, test } from "vitest";
import { inPounds } from "./money.ts";

test("sums are written as British readers write them", () => {
  for (let pence = -250_000; pence < 15_000_000; pence += 1_237) {
    expect(inPounds(pence)).toBe(byIntl(pence));
  }
  expect(inPounds(0)).toBe("£0");
  expect(inPounds(3_830_000)).toBe("£38,300");
});

function byIntl(pence: number): string {
  const digits = pence % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency: "GBP",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(pence / 100);
}
