import { expect, test } from "vitest";
import type { RegisterState } from "../vocabulary.ts";
import { registerPanel } from "./register-panel.ts";

function panelOf(state: RegisterState, sponsorConfidence: number | null) {
  const register = { state, asOf: "2026-11-10", why: "Its name is listed." };
  const employer = { id: 1, slug: "a", name: "Ostler Bay Foods", register };
  return registerPanel({ employer, city: "Hull", employerTown: null, sponsorConfidence }, []);
}

test.each([
  ["licensed", 0.97, "We are sure that the entry is this employer’s."],
  ["licensed", 0.92, "We are fairly sure that the entry is this employer’s."],
  ["possible_match", 0.6, "We are not sure that the entry is this employer’s."],
] as const)("%s with %f: %s", (state, confidence, words) => {
  expect(panelOf(state, confidence)?.stops.at(-1)?.note).toBe(
    `Register of 10 November 2026. Its name is listed. ${words}`,
  );
});

test("where nobody was found, or nobody said how sure, nothing is claimed", () => {
  for (const panel of [panelOf("not_found", 0), panelOf("licensed", null)]) {
    expect(panel?.stops.at(-1)?.note).toBe("Register of 10 November 2026. Its name is listed.");
  }
});

test.each([
  ["Edinburgh", "London", true],
  ["London", "London", false],
  ["London", "LONDON, UK", false],
  ["St. Albans", "St Albans", false],
  [null, "London", false],
  ["Edinburgh", null, false],
])(
  "a job in %s, its employer looked up in %s: whose town was compared is said, %s",
  (city, employerTown, isSaid) => {
    const why = "Name is the same. Town is the same, London.";
    const register = { state: "licensed" as const, asOf: "2026-11-10", why };
    const employer = { id: 1, slug: "a", name: "Dunmarrow Advisory", register };
    const panel = registerPanel({ employer, city, employerTown, sponsorConfidence: 0.97 }, []);
    expect(panel?.stops.at(-1)?.note.includes("where the employer is, not the job")).toBe(isSaid);
  },
);
