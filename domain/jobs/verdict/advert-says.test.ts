import { expect, test } from "vitest";
import { advertSays, stanceOfBoth } from "./advert-says.ts";

const said = (...pairs: [stance: string, quote: string][]) =>
  pairs.map(([stance, quote]) => ({ stance, quote }));

test.each([
  ["unsaid", "no", said(["no", "We cannot sponsor visas"]), "no", "“We cannot sponsor visas”"],
  ["offered", "no", said(["no", "No sponsorship"]), "no", "“No sponsorship”"],
  ["offered", "unclear", said(["yes", "We sponsor"], ["no", "No visas"]), "unclear", "yes and no"],
  ["unsaid", "conditional", said(["conditional", "We may sponsor"]), "conditional", "depends"],
  ["unsaid", "no", said(["yes", "We sponsor"], ["no", "Not this role"]), "no", "“Not this role”"],
  ["not-offered", "yes", said(["yes", "We sponsor"]), "no", "is no; its advert says: “We sponsor”"],
  ["not-offered", "silent", [], "no", "does not sponsor this job"],
  ["unsaid", "yes", said(["yes", "We sponsor"]), "yes", "The advert says it sponsors"],
  ["offered", "silent", [], "yes", "The employer says it sponsors"],
  ["later", "conditional", said(["conditional", "We may"]), "later", "may sponsor later"],
  ["later", "silent", [], "later", "may sponsor later"],
  ["unsaid", "unclear", said(["unclear", "Sponsorship?"]), "unclear", "not say clearly"],
  ["offered", "unclear", said(["unclear", "Sponsorship?"]), "yes", "says it sponsors"],
] as const)("box %s and words %s: %j", (sponsorship, stance, sayings, answer, words) => {
  const says = advertSays({ sponsorship }, { stance, sayings });
  expect(says?.answer).toBe(answer);
  expect(says?.words).toContain(words);
});

test("an advert that does not speak of it says nothing", () => {
  expect(advertSays({ sponsorship: "unsaid" }, { stance: "silent", sayings: [] })).toBeNull();
});

test("a long saying is cut between words", () => {
  const quote = "applicants must have ".repeat(20);
  const says = advertSays(
    { sponsorship: "unsaid" },
    { stance: "no", sayings: said(["no", quote]) },
  );
  expect(says?.words).toMatch(/^The advert: “.{40,110}…”$/);
});

test.each([
  ["unsaid", "no", "We cannot sponsor visas", "no"],
  ["not-offered", "yes", "We sponsor", "no"],
  ["offered", "conditional", "We may sponsor", "conditional"],
  ["offered", "unclear", "You need the right to work", "yes"],
  ["later", "unclear", "You need the right to work", "conditional"],
  ["unsaid", "unclear", "You need the right to work", "unclear"],
] as const)("box %s and words %s are one stance: %s", (sponsorship, stance, quote, both) => {
  const sayings = [{ stance, code: "may-sponsor", quote }] as never;
  expect(stanceOfBoth({ sponsorship }, { stance, sayings })).toBe(both);
});

test.each([
  ["offered", "yes"],
  ["later", "conditional"],
  ["not-offered", "no"],
  ["unsaid", "silent"],
] as const)("where the words are silent, box %s is %s", (sponsorship, both) => {
  expect(stanceOfBoth({ sponsorship }, { stance: "silent", sayings: [] })).toBe(both);
});
