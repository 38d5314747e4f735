import { expect, test } from "vitest";
import { isOnDomain } from "./on-domain.ts";

test.each([
  ["ada@uni.example", true],
  ["ada@CS.uni.example ", true],
  ["ada@notuni.example", false],
  ["ada@uni.example.com", false],
  ["ada@example", false],
  ["ada", false],
  ["", false],
])("%j is on uni.example: %s", (email, isTheirs) => {
  expect(isOnDomain(email, ["other.example", "Uni.example"])).toBe(isTheirs);
});
