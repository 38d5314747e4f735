import { expect, test } from "vitest";
import type { EmployerFound } from "#rules/uk-work/verdict-types.ts";
import { offeredByAdvert } from "./offered-by-advert.ts";

const employer = (standing: EmployerFound["standing"], name: string | null = "Brackwater") => ({
  ...{ standing, name, town: "Leeds", asOf: "2026-11-14" },
});

test.each([
  ["licensed", "and its employer is on the register of licensed sponsors", "Ask it to confirm"],
  ["not-found", "but we did not find its employer on the register", "Ask under which name"],
  ["restricted", "but the register does not list its employer as A-rated", "Ask whether it can"],
  ["other-routes", "but the register lists its employer for other routes", "Ask for which visa"],
  ["possible", "the register lists a name like its employer’s", "Ask under which name"],
  ["unknown", "we could not check the register for its employer", "Ask whether it holds"],
] as const)(
  "an offer and a register that says %s are both told, with what to ask",
  (standing, said, ask) => {
    const words = offeredByAdvert(employer(standing), "fits");
    expect(words).toMatch(/^The advert offers sponsorship/);
    expect(words).toContain(said);
    expect(words).toContain(ask);
    expect(words).not.toContain("By the rules");
  },
);

test("only the register's own yes is told without a but", () => {
  expect(offeredByAdvert(employer("licensed"), "fits")).not.toMatch(/ but |could not|cannot/);
  for (const standing of ["not-found", "possible", "unknown"] as const)
    expect(offeredByAdvert(employer(standing), "cannot-tell")).toContain("licence");
});

test("nobody named is nobody looked up", () => {
  const words = offeredByAdvert(employer("unknown", null), "cannot-tell");
  expect(words).toContain("no employer is named");
  expect(words).toContain("Ask who would sponsor you");
});

test.each(["below", "occupation-not-eligible"] as const)(
  "an offer for a job that the rules shut (%s) is not left to stand alone",
  (code) => {
    const words = offeredByAdvert(employer("licensed"), code);
    expect(words).toContain(
      "By the rules we know, this job does not qualify for a Skilled Worker visa",
    );
    expect(words).toContain("Ask the employer which visa it means");
  },
);

test("the advert's own words stand beside it, and cannot end the quotation", () => {
  const words = offeredByAdvert(employer("licensed"), "fits", "We sponsor” visas");
  expect(words).toMatch(
    /^The advert offers sponsorship \(“We sponsor visas”\), and its employer is/,
  );
});
