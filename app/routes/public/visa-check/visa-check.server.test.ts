import { expect } from "vitest";
import { test } from "#test/database.ts";
import { loadVisaCheck } from "./visa-check.server.ts";

const JOB = "https://waymark.example/visa-check?code=2134&pay=60000&hours=37.5";
const guest = { visitor: { kind: "guest" }, clientAddress: "192.0.2.1" } as const;

test("an advert that refuses to sponsor is said in the headline, and one that does not is not", async () => {
  const plain = await loadVisaCheck(new URL(JOB), guest);
  const refused = await loadVisaCheck(new URL(`${JOB}&advert=no`), guest);
  expect(plain.verdict).toContain('data-tone="');
  expect(plain.verdict).not.toContain("No sponsorship offered");
  expect(refused.verdict).toContain("No sponsorship offered. By the rules alone: ");
  expect(refused.verdict).toContain("The advert you pasted says that it does not sponsor.");
});
