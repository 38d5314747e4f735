import { expect, test } from "vitest";
import { initialsOf } from "./avatar.tsx";

test.each([
  ["Ananya Rao", "AR"],
  ["  maria  da   silva ", "MS"],
  ["Sukarno", "S"],
  ["𠮷田 太郎", "𠮷太"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
