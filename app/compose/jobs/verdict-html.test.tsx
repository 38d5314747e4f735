import { expect, test } from "vitest";
import { readAsIfDay } from "#domain/visas/verdict/as-if-day.ts";
import { describeVerdict } from "#domain/visas/verdict/describe-verdict.ts";
import { typicalFor } from "#domain/visas/verdict/judged-for.ts";
import { pounds } from "#rules/money.ts";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import { typicalReader } from "#rules/uk-work/typical-reader.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import type { UkJob } from "#rules/uk-work/verdict-types.ts";
import { groundOf } from "./verdict.server.ts";
import { verdictHtml, verdictInParts } from "./verdict-html.server.tsx";

const on = "2026-11-15";

const developer: UkJob = {
  employer: { standing: "licensed", name: "Brackwater <Ltd>", town: "Leeds", asOf: "2026-11-13" },
  occupation: { socCode: "2134", confidence: "sure" },
  pay: { annual: pounds(39_500), weeklyHours: 37.5 },
  nation: "england",
  isPostdoctoral: false,
  towardsRegistration: false,
  startsOn: null,
};

function htmlOf(changes: Partial<UkJob> = {}) {
  return verdictHtml({ verdict: verdictOn(changes), ways });
}

const ways = [{ href: "/jobs/x/report?reason=verdict", label: "Report a mistake" }];

function verdictOn(changes: Partial<UkJob> = {}) {
  const prepared = prepareJob({ ...developer, ...changes }, on);
  const reader = typicalReader(on);
  const choices = [{ socCode: "2134", title: "Programmers" }];
  const isUnsure = changes.occupation !== undefined && "candidates" in changes.occupation;
  const view = describeVerdict({
    ...{ prepared, verdict: judge(prepared, reader), judgedFor: typicalFor },
    ...{ choices: isUnsure ? choices : [], chosenCode: null },
  });
  const ground = groundOf(prepared, reader, { isFirst: false });
  const verdict = { view, judgedFor: typicalFor, ground, kept: { code: "2134", zone: "UTC" } };
  return { ...verdict, asIf: readAsIfDay(null, on) };
}

test("a fit is said, drawn and traced, for whom and by which rules", () => {
  const html = htmlOf();
  expect(html).toContain("Fits only as a new entrant, with £1,200 to spare");
  expect(html).toContain("Judged for a typical reader");
  expect(html).toContain("£39,500 against £38,300");
  expect(html).toContain("SW 12.2(e)");
  expect(html).toContain("not immigration advice");
  expect(html).toContain("has to grow 8.5% a year");
  expect(html).toContain('href="/jobs/x/report?reason=verdict"');
});

test("its forms are plain, keep the rest of the address, and come back to it", () => {
  const html = htmlOf();
  expect(html).toMatch(
    /<form[^>]*action="#verdict"[^>]*method="get"|<form[^>]*method="get"[^>]*action="#verdict"/,
  );
  expect(html).toContain('name="zone" value="UTC"');
  expect(html).toContain('name="on"');
});

test("nothing from outside is markup", () => {
  expect(htmlOf()).not.toContain("<Ltd>");
});

test.each<[string, Partial<UkJob>]>([
  ["Below the pay line by", { pay: { annual: pounds(20_000), weeklyHours: 37.5 } }],
  ["We cannot tell yet", { pay: { annual: null, weeklyHours: null } }],
  ["Occupation not eligible", { occupation: { socCode: "9252", confidence: "sure" } }],
  [
    "Employer not found on the register",
    { employer: { ...developer.employer, standing: "not-found" } },
  ],
  ["Which of these is the work?", { occupation: { candidates: ["2134"] } }],
])("%s", (words, changes) => {
  expect(htmlOf(changes)).toContain(words);
});

test("in two parts, the answer is short and its working has the rest, with no word twice", () => {
  const warning = "The advert says no.";
  const { view, ...others } = verdictOn();
  const told = { ...others, view: { ...view, notes: [warning] }, warning };
  const { brief, working } = verdictInParts({ ...told, query: "", settleHref: null }, ways);

  expect(brief).toContain("Fits only as a new entrant, with £1,200 to spare");
  expect(brief).toContain("£39,500 against £38,300");
  expect(brief).toContain(warning);
  expect(brief).toContain('href="#working"');
  expect(brief).not.toContain("SW 12.2(e)");
  expect(working).toContain('id="working"');
  expect(working).toContain("SW 12.2(e)");
  expect(working).toContain('action="#verdict"');
  expect(working).toContain("Report a mistake");
  expect(working).not.toContain(warning);
});
