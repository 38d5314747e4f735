import { expect, test } from "vitest";
import { inFoundOrder } from "./found-order.ts";

const group = (label: string, title: string) => ({
  label,
  links: [{ to: `/${label}`, title, note: "" }],
});

test("a university of that name comes before people whose email has it", () => {
  const groups = [
    group("People", "Aarav Adeyomi"),
    group("Universities", "Northgate University"),
    group("Pages", "About Northgate"),
  ];
  const labels = (q: string) => inFoundOrder(groups, q).map(({ label }) => label);
  expect(labels("northgate")).toEqual(["Universities", "People", "Pages"]);
  expect(labels(" aarav ")).toEqual(["People", "Universities", "Pages"]);
});
