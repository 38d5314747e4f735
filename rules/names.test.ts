import { expect, test } from "vitest";
import { firstNameOf } from "./names.ts";

test.each([
  ["Ada Byron", "Ada"],
  ["  Ada   King Byron ", "Ada"],
  ["Nguyen Bao Chau", "Chau"],
  ["Nguyễn Thị Minh Khai", "Khai"],
  ["Đặng Thùy Trâm", "Trâm"],
  // Written the other way round, and by somebody who gave two words only.
  ["Bao Chau Nguyen", "Bao"],
  ["Vu Anh Nguyen", "Vu"],
  ["Nguyen Chau", "Nguyen"],
  ["Le Roux Marie", "Le"],
  ["", ""],
])("%j is greeted as %j", (name, called) => {
  expect(firstNameOf(name)).toBe(called);
});
