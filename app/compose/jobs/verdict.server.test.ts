import { expect } from "vitest";
import { findJobPage } from "#domain/jobs/advert/job-page.server.ts";
import { prepareDueVerdicts } from "#domain/jobs/verdict/prepare-verdicts.server.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { someDay } from "#test/uk-jobs.ts";
import { loadVerdict } from "./verdict.server.ts";

const now = new Date(`${someDay}T09:00:00Z`);
const url = new URL("https://waymark.example/jobs/it");

const RIGHT_TO_WORK = "You must have the right to work in the UK.";

test.for([
  ["later", RIGHT_TO_WORK, "The advert says it may sponsor later. Ask before you apply."],
  ["later", "We may sponsor the right candidate.", /it may sponsor later: “We may sponsor/],
  ["unsaid", "We may sponsor the right candidate.", /depends on conditions: “We may sponsor/],
  ["unsaid", RIGHT_TO_WORK, /does not say clearly whether it sponsors: “You must have the right/],
] as const)(
  "answer %s beside “%s” comes first, quoted for what it says",
  async ([sponsorship, words, note]) => {
    const employer = await anEmployer({ sponsorStatus: "licensed", sponsorAsOf: "2026-11-13" });
    const { slug } = await aJob({
      ...{ title: "Software developer", employerId: employer.id, hoursPerWeek: 37.5, sponsorship },
      ...{ currency: "GBP", salaryMin: 64_000_00, salaryPeriod: "year", yearlyPay: 64_000_00 },
      descriptionHtml: `<p>${words}</p>`,
    });
    await prepareDueVerdicts(now);
    const job = await findJobPage(slug, now);
    const verdict = loadVerdict(job!, { visitor: { kind: "guest" }, situation: null, url, now });
    expect(verdict?.view.tone).toBe("ask");
    expect(verdict?.view.notes[0]).toEqual(
      typeof note === "string" ? note : expect.stringMatching(note),
    );
  },
);
