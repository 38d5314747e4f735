import fc from "fast-check";
import { expect, test } from "vitest";
import { readingOf } from "#domain/visas/tool/reading.ts";
import { judgeIrishJob } from "#rules/ie-permits/judge.ts";
import { propertyRuns } from "#test/property-runs.ts";
import { readIrishPermit } from "./answers.ts";
import { irishPermitView } from "./view.ts";

const TODAY = "2026-11-15";
const view = (query: string) => irishPermitView(new URLSearchParams(query), TODAY);

const degree = "level=9&irish=yes&relevant=yes&awarded=2026-10-20";
const listed = `occupation=critical-skills&${degree}`;
const shown = `${listed}&offer=two-years&staff=half-or-more`;

test("an address without answers asks, and judges nothing", () => {
  expect(view("")).toMatchObject({ isAsked: false, answer: null, refusal: null });
});

test.each([
  [`pay=42000&${shown}`, "Fits the Critical Skills permit", "yes"],
  [`pay=37000&${shown}`, "Fits Critical Skills as a new graduate", "yes"],
  [
    `pay=42000&${listed}`,
    "May fit the Critical Skills permit, if the offer is for 2 years, and the employer meets the staff rule",
    "ask",
  ],
  [
    `pay=42000&${listed}&staff=half-or-more`,
    "May fit the Critical Skills permit, if the offer is for 2 years",
    "ask",
  ],
  [
    `pay=42000&${listed}&offer=two-years`,
    "May fit the Critical Skills permit, if the employer meets the staff rule",
    "ask",
  ],
  [
    `pay=42000&${shown}&starts=2026-12-01`,
    "May fit the Critical Skills permit, if the job starts on 7 February 2027 or later",
    "ask",
  ],
  [
    "pay=37000&occupation=neither&level=none",
    "May fit the General permit, if the labour-market test finds nobody, and the employer meets the staff rule",
    "ask",
  ],
  [
    "pay=37000&occupation=neither&level=none&staff=half-or-more",
    "May fit the General permit, if the labour-market test finds nobody",
    "ask",
  ],
  [
    "pay=30000&occupation=neither&level=none&lower-paid-sector=no",
    "Below the pay lines by €6,605",
    "no",
  ],
  [`pay=90000&occupation=ineligible&${degree}`, "The occupation is not eligible", "no"],
  [`pay=42000&${listed}&staff=fewer`, "The employer’s staff do not fit", "no"],
  ["pay=42000", "Cannot tell yet: the pay meets 5 of 6 lines", "ask"],
  [listed, "Cannot tell yet", "ask"],
])("%s: %s", (query, heading, tone) => {
  expect(view(query)).toMatchObject({ heading, answer: { tone } });
});

test.each([
  [`pay=46000&${listed}`, "unknown", "Length of offer not answered"],
  [`pay=46000&${listed}&offer=two-years`, "open", "Open if shown"],
  [`pay=46000&${shown}`, "open", "Open"],
])("%s draws the employer's gate %s: %s", (query, state, word) => {
  const gate = view(query).answer!.gates.find(({ label }) => label === "Employer");
  expect(gate).toMatchObject({ state, word });
});

const one = (name: string, ...values: string[]) =>
  fc.constantFrom("", ...values.map((value) => `&${name}=${value}`));
const anyQuery = fc
  .tuple(
    fc.integer({ min: 25_000, max: 75_000 }).map((pay) => `pay=${pay}`),
    one("occupation", "critical-skills", "neither", "ineligible"),
    one("level", "none", "7", "8", "9"),
    one("irish", "yes", "no"),
    one("relevant", "yes", "no"),
    one("awarded", "2026-10-20", "2024-10-20"),
    one("offer", "two-years", "shorter"),
    one("staff", "half-or-more", "fewer", "start-up"),
    one("starts", "2026-12-01", "2027-06-01"),
    one("lower-paid-sector", "yes", "no"),
    one("apply", "2026-02-28", "2026-03-01", "2027-02-28"),
  )
  .map((parts) => parts.join(""));

/** The law's own states: the drawing shows what is open on conditions as open. */
function gatesFor(query: string) {
  const { job, reader, applyOn } = readIrishPermit(readingOf(new URLSearchParams(query)));
  return judgeIrishJob(job, reader, applyOn ?? TODAY).gates;
}

test("for no job, reader and day is the heading better than the worst gate", () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const { heading, answer } = view(query);
      const gates = gatesFor(query);
      const states = gates.map(({ state }) => state);
      const isShut = states.includes("closed");
      expect([isShut, answer!.tone]).not.toEqual([true, "yes"]);
      expect([isShut, answer!.tone]).not.toEqual([true, "ask"]);
      if (heading.startsWith("Fits")) expect(new Set(states)).toEqual(new Set(["open"]));
      if (heading.startsWith("May fit")) expect(heading).toContain(", if ");
      if (/^(Fits|May fit)/.test(heading)) {
        const waiting = gates.flatMap(({ detail }) => detail.conditions);
        expect(heading.split(/, if |, and /)).toHaveLength(waiting.length + 1);
      }
      const met = answer!.working.filter(({ state }) => state === "met");
      expect(JSON.stringify(met)).not.toMatch(
        /has to (test|show)|not given|not answered|did not tell/,
      );
    }),
    { numRuns: propertyRuns(1_000) },
  );
});

test("the lines stand from low to high, each with its source and day", () => {
  const lines = view("pay=42000").answer?.lines ?? [];
  expect(lines.map(({ line }) => line)).toEqual([
    "€32,691",
    "€34,009",
    "€36,605",
    "€36,848",
    "€40,904",
    "more than €68,911",
  ]);
  for (const { source } of lines) {
    expect(source).toMatchObject({ label: "DETE", day: "1 March 2026" });
    expect(source.href).toMatch(/^https:/);
  }
});

test("before March 2026 the lines were lower, and fewer are known", () => {
  const { answer } = view("pay=38000&apply=2026-02-28");
  expect(answer?.lines.map(({ line }) => line)).toEqual([
    "€34,000",
    "€38,000",
    "more than €64,000",
  ]);
});

test.each(["2025-12-04", "2027-03-01"])("%s is refused, not guessed", (apply) => {
  expect(view(`pay=42000&apply=${apply}`)).toMatchObject({
    answer: null,
    heading: "We hold no pay lines for that day",
  });
});

test("when today itself is past our lines, even the bare page says so", () => {
  const later = irishPermitView(new URLSearchParams(), "2027-03-01");
  expect(later.refusal).toContain("28 February 2027");
});

test("every line of the working speaks for the day of the application", () => {
  const days = (query: string) => view(query).answer?.working.map(({ source }) => source.day);
  expect(new Set(days("pay=42000"))).toEqual(new Set(["1 March 2026"]));
  expect(new Set(days("pay=42000&apply=2026-02-28"))).toEqual(new Set(["5 December 2025"]));
});

test("the graduate stamp is read beside the permits", () => {
  const stamp = "level=9&results=2026-10-20&stamp-2-ends=2027-09-30&times=0";
  expect(view(stamp).stamp.title).toBe("Stamp 1G: 24 months, as 12 and 12");
  expect(view("level=8").stamp.title).toBe("Stamp 1G: 12 months, if the rest fits");
  expect(view("level=7").stamp.title).toBe("Stamp 1G: not on these answers");
  expect(view(`${stamp}&apply=2026-10-04`).stamp.sentence).toContain("5 October 2026");
});

test("pay nobody can read is said, and nothing is passed on it", () => {
  const { errors, answer } = view(`pay=competitive&${listed}`);
  expect(errors.pay).toEqual(["Type the pay for a year in euros, such as 42000."]);
  expect(answer?.payAlone).toContain("never counted as a pass");
});

test("what the facts leave unsourced is not shown", () => {
  expect(JSON.stringify(view(`pay=42000&${listed}`))).not.toMatch(/39.hour|Stamp 2A/i);
});

test("the example is a whole answer", () => {
  expect(view(view("").exampleQuery)).toMatchObject({ errors: {}, answer: { tone: "yes" } });
});

test("results that lie ahead are not done, and the stamp is not yet open", () => {
  const { stamp } = view(`pay=42000&${listed}&results=2027-01-10&stamp-2-ends=2027-09-30&times=0`);
  expect(stamp.title).toBe("Stamp 1G: 24 months, as 12 and 12, if the rest fits");
  expect(stamp.stops.slice(0, 2).map(({ label, state }) => `${label}: ${state}`)).toEqual([
    "You apply: here",
    "Final results: ahead",
  ]);
});
