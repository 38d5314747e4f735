import { expect, test } from "vitest";
import { agreementOf } from "./sponsorship-agreement.ts";

test.each([
  ["offered", "We offer visa sponsorship.", "agree"],
  ["offered", "We don’t currently offer visa sponsorship.", "differ"],
  ["offered", "Sponsorship may be available in exceptional cases.", "agree"],
  ["not-offered", "We cannot sponsor visas.", "agree"],
  ["not-offered", "We sponsor visas for this role.", "differ"],
  ["not-offered", "Sponsorship may be available in exceptional cases.", "differ"],
  ["unsaid", "We cannot sponsor visas.", "differ"],
  ["unsaid", "We build boats. You must have the right to work in the UK.", "silent"],
  ["offered", "We sponsor the local football club.", "silent"],
  ["later", "We sponsor visas. We do not sponsor visas for interns.", "differ"],
  ["offered", "", "silent"],
  ["not-offered", "From 2019 we sponsor visas.", "differ"],
  ["offered", "From 2019 we sponsor visas.", "agree"],
] as const)("the box %s and “%s” %s", (tickBox, text, agreement) => {
  const unasked = { country: "gb", register: null, on: "2026-11-18" };
  expect(agreementOf({ tickBox, text, ...unasked })).toBe(agreement);
});

test.each([
  ["gb", "not_found", "offered", "", "not-on-register"],
  ["gb", "not_found", "unsaid", "We are a licensed sponsor.", "not-on-register"],
  ["gb", "not_found", "offered", "We cannot sponsor visas.", "differ"],
  ["gb", "not_found", "not-offered", "We cannot sponsor visas.", "agree"],
  ["gb", "licensed_restricted", "offered", "We offer visa sponsorship.", "register-limits"],
  ["gb", "possible_match", "offered", "We offer visa sponsorship.", "agree"],
  ["gb", "licensed", "offered", "We offer visa sponsorship.", "agree"],
  ["ie", "not_found", "offered", "We offer visa sponsorship.", "agree"],
] as const)(
  "in %s, %s on the register, %s in the box, “%s”: %s",
  (country, register, tickBox, text, agreement) => {
    expect(agreementOf({ tickBox, text, country, register, on: "2026-11-18" })).toBe(agreement);
  },
);
