import { expect, test } from "vitest";
import type { RegisterState, Sponsorship } from "../vocabulary.ts";
import { sponsorshipView } from "./sponsorship-view.ts";

const yes = "<p>We build leak finders.</p><p>We can sponsor Skilled Worker visas.</p>";
const no = "<ul><li>Unfortunately we cannot offer visa sponsorship.</li><li>Hybrid</li></ul>";
const depends = "<p>We may be able to sponsor a visa for the right candidate.</p>";
const claims = "<p>We are a licensed sponsor.</p>";

function viewOf(sponsorship: Sponsorship, descriptionHtml: string, state: RegisterState | null) {
  const register = state && { state, asOf: "2026-11-13", why: null };
  const employer = { id: 1, slug: "brackwater", name: "Brackwater", register };
  return sponsorshipView({ sponsorship, descriptionHtml, employer, country: "gb" }, "2026-11-18");
}

test.each<[Sponsorship, string, RegisterState | null, string]>([
  ["offered", yes, "licensed", "Three sources agree about sponsorship"],
  ["unsaid", yes, "licensed", "The employer and the register agree"],
  ["offered", "<p>Work.</p>", "licensed", "The employer and the register agree"],
  ["offered", no, "licensed", "The employer’s answer is yes, the advert says no"],
  ["later", no, null, "The employer’s answer is “may sponsor later”, the advert says no"],
  ["not-offered", yes, "licensed", "The employer’s answer is no, the advert says yes"],
  ["offered", yes, "not_found", "The employer says yes; we do not find it on the register"],
  ["unsaid", yes, "possible_match", "The employer says yes; the register is not as clear"],
  [
    "offered",
    yes,
    "licensed_restricted",
    "The employer says yes; the register lists it with limits",
  ],
  ["offered", yes, null, "What is said about sponsorship"],
  ["not-offered", depends, "licensed", "The employer’s answer is no, the advert says it depends"],
  ["offered", depends, "licensed", "The advert says sponsorship depends"],
  [
    "unsaid",
    claims,
    "not_found",
    "The advert says it has a licence; we do not find the employer on the register",
  ],
  ["unsaid", no, null, "This employer does not sponsor for this job"],
  [
    "unsaid",
    no,
    "licensed",
    "The employer is on the register, and says it does not sponsor for this job",
  ],
  [
    "unsaid",
    "<p>Work.</p>",
    "licensed",
    "The employer is on the register, and does not mention sponsorship",
  ],
])("%s, %s, %s: %s", (tick, html, state, headline) => {
  expect(viewOf(tick, html, state).headline).toBe(headline);
});

test("the advert is quoted in its own words", () => {
  expect(viewOf("unsaid", no, null).rows[1]).toEqual({
    source: "The advert",
    says: "“Unfortunately we cannot offer visa sponsorship”",
  });
  expect(viewOf("unsaid", "<p>Work.</p>", null).rows[1]!.says).toBe("Does not mention it");
});

test("of an advert whose words we were not given it is not said that it is silent", () => {
  const { headline, rows } = viewOf("unsaid", "", "licensed");
  expect(headline).toBe("The employer is on the register; what its advert says is not known");
  expect(rows[1]!.says).toBe("Not known: we were not given its text");
});

test("words that say both are quoted, and the page says so", () => {
  const { headline, rows } = viewOf("offered", yes + no, "licensed");
  expect(headline).toBe("The advert says both yes and no");
  expect(rows[1]!.says).toContain("cannot offer");
  expect(rows[1]!.says).toContain("We can sponsor");
});

test("every contradiction is told, with the words it rests on", () => {
  const { rows } = viewOf("not-offered", yes + claims, "not_found");
  expect(rows[1]!.says).toContain("We are a licensed sponsor");
  expect(rows[1]!.says).toContain("We can sponsor Skilled Worker visas");
  expect(rows.at(-1)).toEqual({
    source: "What does not agree",
    says: "The employer’s answer is no, the advert says yes. The advert says it has a licence; we do not find the employer on the register. Ask before you apply.",
  });
  expect(viewOf("offered", yes, "licensed").rows).toHaveLength(3);
});
