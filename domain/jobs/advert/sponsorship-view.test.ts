import { expect, test } from "vitest";
import type { RegisterState, Sponsorship } from "../vocabulary.ts";
import { sponsorshipView } from "./sponsorship-view.ts";

const yes = "<p>We build leak finders.</p><p>We can sponsor Skilled Worker visas.</p>";
const no = "<ul><li>Unfortunately we cannot offer visa sponsorship.</li><li>Hybrid</li></ul>";

function viewOf(sponsorship: Sponsorship, descriptionHtml: string, state: RegisterState | null) {
  const register = state && { state, asOf: "2026-11-13", why: null };
  const employer = { id: 1, slug: "brackwater", name: "Brackwater", register };
  return sponsorshipView({ sponsorship, descriptionHtml, employer, country: "gb" });
}

test.each<[Sponsorship, string, RegisterState | null, string]>([
  ["offered", yes, "licensed", "Three sources agree about sponsorship"],
  ["unsaid", yes, "licensed", "The employer and the register agree"],
  ["offered", "<p>Work.</p>", "licensed", "The employer and the register agree"],
  ["offered", no, "licensed", "The tick box says yes, the advert’s words say no"],
  ["not-offered", yes, "licensed", "The tick box says no, the advert’s words say yes"],
  ["offered", yes, "not_found", "The employer says yes; the register is not as clear"],
  ["unsaid", no, null, "This employer does not sponsor for this job"],
  [
    "unsaid",
    no,
    "licensed",
    "The employer is on the register, and says it does not sponsor for this job",
  ],
  ["unsaid", "<p>Work.</p>", "licensed", "What is said about sponsorship"],
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

test("words that say both are quoted and not judged", () => {
  const { headline, rows } = viewOf("offered", yes + no, "licensed");
  expect(headline).toBe("The employer and the register agree");
  expect(rows[1]!.says).toContain("cannot offer");
  expect(rows[1]!.says).toContain("We can sponsor");
});
