import { expect, test } from "vitest";
import { worksTowardsRegistration } from "./advert-text.ts";

test.each([
  "You will be working towards chartered status.",
  "You will study towards the ACA qualification.",
  "Trainee solicitor",
  "Working towards GPhC registration",
  "Support towards becoming a Chartered Engineer (CEng).",
  "We offer a training contract with an SQE course.",
])("“%s” is work towards a registration or a charter", (text) => {
  expect(worksTowardsRegistration(text, "2134")).toBe(true);
});

test("silence is not said where the work leads to a register, and a no elsewhere", () => {
  expect(worksTowardsRegistration("A friendly team.", "2421")).toBeNull();
  expect(worksTowardsRegistration("A friendly team.", null)).toBeNull();
  expect(worksTowardsRegistration("A friendly team.", "2134")).toBe(false);
  expect(worksTowardsRegistration("You are a chartered accountant.", "2134")).toBe(false);
});
