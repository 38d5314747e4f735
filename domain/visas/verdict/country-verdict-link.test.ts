import { expect, test } from "vitest";
import { irishPermitView } from "#domain/visas/ie/view.ts";
import { countryVerdictLink } from "./country-verdict-link.ts";

test("an Irish job takes its pay along", () => {
  const link = countryVerdictLink("ie", { yearly: 4_250_000, currency: "EUR" });
  expect(link?.to).toBe("/work-permit-check-ireland?pay=42500");
  const params = new URL(link?.to ?? "", "http://here.invalid").searchParams;
  expect(irishPermitView(params, "2026-11-15").answer?.pay?.words).toBe("€42,500");
});

test.each([
  ["no pay", { yearly: null, currency: "EUR" }],
  ["pay in another currency", { yearly: 4_250_000, currency: "GBP" }],
])("an Irish job with %s leads to the bare check", (_case, pay) => {
  expect(countryVerdictLink("ie", pay)?.to).toBe("/work-permit-check-ireland");
});

test("Canadian and Australian jobs lead to the points, others nowhere", () => {
  expect(countryVerdictLink("ca")?.to).toBe("/express-entry-points-canada");
  expect(countryVerdictLink("au")?.to).toBe("/skilled-migration-points-calculator-australia");
  for (const country of ["gb", "xx"] as const) expect(countryVerdictLink(country)).toBeNull();
});
