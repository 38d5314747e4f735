import { expect, test } from "vitest";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import type { Applicant, EmployerFound } from "#rules/uk-work/verdict-types.ts";
import {
  aUkJob,
  inCode,
  newcomer,
  newGraduate,
  someDay,
  sponsoredSince,
  type UkJobChange,
} from "#test/uk-jobs.ts";
import { cardVerdict } from "./card-verdict.ts";
import { describeVerdict } from "./describe-verdict.ts";
import { ownFor, typicalFor } from "./judged-for.ts";

function said(change: UkJobChange, reader: Applicant = newGraduate, on: string = someDay) {
  const prepared = prepareJob(aUkJob(change), on);
  const verdict = judge(prepared, reader);
  const judgedFor = ownFor(reader);
  const view = describeVerdict({ prepared, verdict, judgedFor, choices: [], chosenCode: null });
  const [licence, occupation, salary, clock] = view.gates;
  const card = cardVerdict(verdict, judgedFor);
  return {
    ...view,
    card,
    licence: licence!,
    occupation: occupation!,
    salary: salary!,
    clock: clock!,
  };
}

const employerAt = (standing: EmployerFound["standing"]) => ({
  employer: { ...aUkJob().employer, standing },
});

const sponsored = sponsoredSince("2025-01-01");
const likely = { occupation: { socCode: "2134", confidence: "likely" }, annual: 60_000 } as const;
const rich = { annual: 60_000 };

/** What it is, the job, its reader, and tone, headline and end of the way. */
const cases: readonly [string, UkJobChange, Applicant, string][] = [
  [
    "the lasting line",
    rich,
    newGraduate,
    "ok: Fits you, with £5,300 to spare: Meets the published rules",
  ],
  [
    "a new entrant",
    {},
    newGraduate,
    "ok: Fits you only as a new entrant, with £1,200 to spare: Meets the published rules",
  ],
  [
    "a likely code",
    likely,
    newGraduate,
    "ask: May fit you, with £5,300 to spare, if the duties are those of code 2134: Meets them on conditions",
  ],
  [
    "English to show",
    rich,
    { ...newGraduate, english: "none" },
    "ask: May fit you, with £5,300 to spare, if English at level B2 is shown: Meets them on conditions",
  ],
  [
    "a late start",
    { ...rich, startsOn: "2027-09-01" },
    newGraduate,
    "ask: May fit you, with £5,300 to spare, if the application waits for 1 June 2027: Meets them on conditions",
  ],
  ["£40 under", { annual: 38_260 }, newGraduate, "ask: Within £100 of the line: check: Not known"],
  ["below", { annual: 30_000 }, newGraduate, "no: Below the pay line by £8,300: Not today"],
  ["no such kind of job", inCode("7111"), newGraduate, "no: Occupation not eligible: Not today"],
  [
    "not found",
    employerAt("not-found"),
    newGraduate,
    "ask: Employer not found on the register: Ask the employer",
  ],
  ["a B rating", employerAt("restricted"), newGraduate, "no: Employer is not A-rated: Not today"],
  [
    "a B rating, sponsored",
    employerAt("restricted"),
    sponsored,
    "ask: We cannot tell yet: the rating allows only people who stay: Not known",
  ],
];

test.each(cases)("%s: tone, headline and end agree", (_case, change, reader, words) => {
  const { tone, headline, end } = said(change, reader);
  expect([tone, headline, end.label].join(": ")).toBe(words);
});

test("the summary is information with its dates, and promises nothing", () => {
  expect(said({ annual: 60_000 }).summary).toBe(
    "Based on what you told us, and rules read between 19 May 2026 and 6 October 2026, this job meets the published rules on employer, occupation and pay on 15 November 2026. The pay meets a line that has no time limit.",
  );
  const all = [{}, { annual: 20_000 }, inCode("7111"), inCode("3544"), employerAt("restricted")];
  const words = JSON.stringify(all.map((change) => said(change)));
  expect(words).not.toMatch(
    /you will|you should|will get|cannot sponsor|can be sponsored|(?:better|best) choice|recommend|advise you/i,
  );
});

test("a job that was typed in is no advert", () => {
  const summaryFor = (isTyped: boolean) => {
    const prepared = prepareJob(aUkJob({}), someDay);
    const verdict = judge(prepared, newGraduate);
    const asked = { prepared, verdict, judgedFor: typicalFor, choices: [], chosenCode: null };
    return describeVerdict({ ...asked, isTyped }).summary;
  };
  expect(summaryFor(true)).toContain("Based on what you typed and a typical reader");
  expect(summaryFor(false)).toContain("Based on this advert and a typical reader");
});

test("what an older permission keeps open rests on no list", () => {
  const kept = said({ ...inCode("3544"), annual: 45_000 }, sponsoredSince("2024-01-01"));
  expect(kept.headline).toBe("Fits you, with £3,300 to spare");
  expect(JSON.stringify([kept.notes, kept.occupation, kept.clock, kept.card])).not.toContain(
    "30 December 2026",
  );
});

test("a pass by a list says its end, and never that no time runs", () => {
  const designer = said({ ...inCode("2142"), annual: 34_000 }, newcomer);
  expect(designer.summary).toContain("ends on 30 December 2026");
  expect(designer.clock.note).toContain("30 December 2026");
  const analyst = said({ ...inCode("3544"), annual: 45_000 });
  expect(analyst.summary).toContain("ends on 30 December 2026");
  expect(JSON.stringify([designer, analyst])).not.toMatch(/no time limit|no time runs/);
});

test("before the lists end both days are told, and that what follows is not known", () => {
  const { notes, occupation } = said({ ...inCode("3544"), annual: 45_000 });
  expect(occupation.note).toContain("issued by 30 December 2026");
  expect(occupation.note).toContain("a partner and children cannot come along");
  expect(notes[0]).toContain(
    "issued by 30 December 2026, and an application with it made by 30 March 2027",
  );
  expect(notes[0]).toContain("was not published");
});

test("in February 2027 a shortage job asks for an earlier certificate, and tells about the Graduate visa", () => {
  const view = said({ ...inCode("3544"), annual: 45_000 }, newGraduate, "2027-02-01");
  expect(view.headline).toBe("May fit you, only with a certificate issued by 30 December 2026");
  expect(view.tone).toBe("ask");
  expect(view.notes.join(" ")).toContain("ended for certificates issued after 30 December 2026");
  expect(view.notes.join(" ")).toContain("lasts 18 months");
});

test("after that it is not eligible by what is known; a job on no list says nothing of lists", () => {
  const ended = said({ ...inCode("3544"), annual: 45_000 }, newGraduate, "2027-04-01");
  expect(ended.headline).toBe("Occupation not eligible by the rules known today");
  expect(ended.notes[0]).toContain("Both shortage lists have ended");
  const assistant = said({ ...inCode("7111") }, newGraduate, "2027-04-01");
  expect(assistant.notes.join(" ")).not.toContain("list");
});

test("hours that were not said are told beside a line that is missed", () => {
  const near = said({ annual: 36_000, hours: null });
  expect(near.headline).toBe("We cannot tell yet: the hours of the week decide");
  expect(near.salary.note).toContain("37.5 are taken, and up to 35.2 would do");
  expect(said({ annual: 34_000, hours: null }).salary.note).toContain("up to 33.2 would do");
});

test("every rule of the trace says since when, and when it was read", () => {
  for (const { dates } of said({}).trace)
    expect(dates).toMatch(/^From \d+ \w+ 20\d\d, read \d+ \w+ 2026$/);
});

test("a card says that a near miss is to be checked", () => {
  const { card } = said({ annual: 38_260 });
  expect(card.headline).toBe("Within £100 of the line: check");
  expect(card.note).toContain("£40 under the £38,300 new entrant line. Rates are rounded: check.");
});
