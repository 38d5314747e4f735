import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SponsorAnswer, SponsorResult } from "../sponsor.ts";
import { NotFound } from "./not-found.tsx";

const gone: SponsorResult = {
  organisationId: 7,
  ...{ name: "Fellgate Beer Ltd", town: "York", county: null },
  ...{ licences: [], ratings: [], routes: [], standing: null },
  ...{ firstSeenOn: "2026-07-03", leftOn: "2026-07-17" },
  ...{ matched: "name", how: "exact", matchedName: "fellgate beer", isWholeWords: true },
  ...{ townMatch: "unknown", score: 1, status: "not_found", why: "Name is the same." },
};

function page(results: SponsorResult[], organisationId: number | null): string {
  const answer: SponsorAnswer = {
    asOf: "2026-07-24",
    isDemo: false,
    verdict: {
      ...{ status: "not_found", isAmbiguous: false, organisationId, confidence: 0 },
      why: "No employer is listed under this name.",
    },
    results,
  };
  return renderToStaticMarkup(
    <NotFound asked={{ q: "Fellgate Beer" }} answer={answer} day="24 July 2026" stops={[]} />,
  );
}

test("an organisation that left is headed as having left, and when", () => {
  const html = page([gone], gone.organisationId);
  expect(html).toContain("Fellgate Beer Ltd has left the register</h2>");
  expect(html).toContain("It left by 17 July 2026");
  expect(html).not.toContain("not found");
});

test("a name nobody ever bore is not found", () => {
  const html = page([], null);
  expect(html).toContain("“Fellgate Beer” is not found under this name");
  expect(html).not.toContain("left");
});
