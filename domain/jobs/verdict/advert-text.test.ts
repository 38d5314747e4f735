import { expect, test } from "vitest";
import { worksTowardsRegistration } from "./advert-text.ts";

test.each([
  "You will be working towards chartered status.",
  "You will study towards the ACA qualification.",
  "Trainee solicitor",
  "Working towards GPhC registration",
  "Support towards becoming a Chartered Engineer (CEng).",
  "We offer a training contract with an SQE course.",
  "You will train towards your RICS APC.",
  "Full study support towards ACCA.",
  "Progress to chartered status with our help.",
  "We support you in becoming chartered.",
  "Working towards full registration with the GMC.",
  "You work towards RIBA Part 3 with a mentor.",
  "Progressing towards chartership is part of the role.",
  "Working towards MRICS.",
  "You will be working toward MRICS status.",
  "Working towards becoming MICE or MIStructE.",
  "Support to gain MRTPI.",
  "Working towards NMC registration.",
  "You are working towards your HCPC registration.",
  "MRICS qualified or working towards it.",
  "MRICS (or working towards).",
])("“%s” is work towards a registration or a charter", (text) => {
  expect(worksTowardsRegistration(text, "2134")).toBe(true);
});

test.each([
  "You will be working for a chartered practice.",
  "You work to RICS standards.",
  "All valuations follow RICS guidance, and we train to RICS standards.",
  "You will not be working towards chartered status.",
  "This role does not offer a training contract.",
  "Please note that this is not a training contract and that no support towards ACA is given.",
  "There is no study support for ACCA.",
  "You will support chartered colleagues in our office.",
  "Working with chartered surveyors across the region.",
  "We are regulated by RICS.",
  "You hold MRICS.",
  "MRICS required.",
  "You report to an MRICS surveyor.",
  "Working towards a UK driving licence.",
  "Working towards mice-free stores.",
  "Working with the NMC on registration rules.",
  "You are already a chartered engineer.",
  "Working towards CIMA is not part of this post.",
  "We cannot support you towards chartership.",
  "You report to a chartered accountant.",
  "Our firm works for ICAEW members.",
  "You have already obtained chartered status.",
  "A paralegal post, rather than a training contract.",
])("“%s” says nothing of it", (text) => {
  expect(worksTowardsRegistration(text, "2134")).toBe(false);
  expect(worksTowardsRegistration(text, "2421")).toBeNull();
});

test("a no in one sentence takes nothing from a yes in another", () => {
  const text = "No weekend work. You will be working towards chartered status.";
  expect(worksTowardsRegistration(text, "2134")).toBe(true);
});

test("a long advert is read in no time", () => {
  const text = `${"working towards the work towards ".repeat(4_000)} chartered status`;
  const start = process.cpuUsage().user;
  worksTowardsRegistration(text, "2134");
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(1_000);
});

test("silence is not said where the work leads to a register, and a no elsewhere", () => {
  expect(worksTowardsRegistration("A friendly team.", "2421")).toBeNull();
  expect(worksTowardsRegistration("A friendly team.", null)).toBeNull();
  expect(worksTowardsRegistration("A friendly team.", "2134")).toBe(false);
  expect(worksTowardsRegistration("You are a chartered accountant.", "2134")).toBe(false);
});
