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
] as const)("the box %s and “%s” %s", (box, text, agreement) => {
  expect(agreementOf(box, text)).toBe(agreement);
});
