import { expect, test } from "vitest";
import { type Answers, noAnswers } from "#rules/au-points/answers.ts";
import { nextPoints } from "#rules/au-points/next/next-points.ts";
import { timelineOf } from "#rules/au-points/timeline.ts";
import { calculate } from "./calculation.ts";
import { causeTitle, changeNote, signed } from "./change-messages.ts";
import { datesCalendar } from "./dates-calendar.ts";
import { headlineOf, leadOf } from "./headline.ts";
import { englishHint, workHint } from "./line-hints.ts";
import { officialLines } from "./official-lines.ts";
import { stepChart } from "./step-chart.ts";
import { closedMessage, stepText } from "./step-text.ts";
import { visaNote } from "./visa-labels.ts";

const today = "2026-11-15";

const linh: Answers = {
  ...noAnswers,
  bornOn: "1994-03-02",
  occupation: "234413",
  english: { by: "level", level: "proficient", satOn: "2025-06-20" },
  work: {
    by: "periods",
    periods: [
      { where: "overseas", from: "2016-11-01", to: "2021-10-31", hours: 40 },
      { where: "australia", from: "2021-11-08", to: null, hours: 38 },
    ],
  },
  qualification: "bachelor",
  partner: "competent-english",
};

const of = (changes: Partial<Answers>, invitedOn: string | null = null) =>
  calculate({ answers: { ...linh, ...changes }, invitedOn, today });
const ahead = (changes: Partial<Answers> = {}) => timelineOf({ ...linh, ...changes }, today);

test("the head says the points of the day, the next change, and what they rest on", () => {
  expect(headlineOf(of({}), ahead())).toEqual({
    now: "80 points today.",
    next: "75 from your birthday.",
  });
  expect(headlineOf(of({}, "2027-06-01"), ahead()).now).toBe("75 points on 1 June 2027.");
  expect(leadOf(of({}))).toBe(
    "Australian points test, hydrogeologist, if invited on 15 November 2026. Home Affairs table changed 11 June 2026, read 23 August 2026.",
  );
});

test("a visa says its nomination, its list and the last round, and makes up no figure", () => {
  expect(visaNote(of({}), "189")).toBe(
    "No nomination. In the round of 4 June 2026 the lowest invited for hydrogeologist was 80.",
  );
  expect(visaNote(of({ qualification: "diploma" }), "189")).toContain("That is 5 more than this.");
  expect(visaNote(of({ occupation: "261313" }), "189")).toContain(
    "shows no figure for software engineer",
  );
  expect(visaNote(of({ occupation: "261212" }), "189")).toBe(
    "Web developer is on the Short-term list, which this visa does not take.",
  );
  expect(visaNote(of({ occupation: null }), "189")).toContain("Choose your occupation");
  expect(visaNote(of({}), "190")).toBe("80 and 5 for nomination, if a state chooses you.");
});

test("a line says what it found in the answers", () => {
  expect(workHint(of({}), "overseas")).toBe(
    "4 years and 11 months in the last 10 years, so 3 to under 5 years",
  );
  expect(englishHint(of({}))).toBe("Counts until 19 June 2028");
  expect(englishHint(of({}, "2028-06-20"))).toBe(
    "The test ended on 20 June 2028: it no longer counts",
  );
  const toefl = {
    by: "test",
    test: "toefl",
    scores: { listening: 30, reading: 30, writing: 30, speaking: 30 },
    satOn: "2025-06-20",
  } as const;
  expect(englishHint(of({ english: toefl }))).toContain("We do not hold the TOEFL iBT scores");
});

test("every change has a title, a sign and a note", () => {
  const said = ahead().changes.map((change) =>
    [causeTitle(change.cause), signed(change.difference), changeNote(change)].join(" | "),
  );
  expect(said).toEqual([
    "33rd birthday | −5 | Age points fall from 30 to 25.",
    "English test ends | −10 | English points fall from 10 to 0. No valid test, so no invitation until you sit one.",
    "Old work abroad drops out | −5 | Points for work outside Australia fall from 5 to 0. 2 full years left in the last 10.",
    "8 years in Australia | +5 | Points for work in Australia rise from 15 to 20.",
  ]);
});

test("next steps name the scores of the reader's own test, and closed doors their reason", () => {
  const calculation = of({});
  const { steps, closed } = nextPoints(calculation.answers, ahead());
  expect(stepText(steps[0]!, calculation)).toEqual({
    title: "English at Superior",
    note: "One test. PTE Academic: 69, 70, 85, 88 for listening, reading, writing, speaking.",
  });
  expect(closed.map(closedMessage)).toEqual([
    "Age: falls on 2 March 2027.",
    "More work: you are at the cap.",
    "Professional Year: only accounting, computing and engineering.",
  ]);
});

test("the official table has every cell of the three visas, and marks the reader's own", () => {
  const lines = officialLines(of({}).assessments);
  expect(lines).toHaveLength(28);
  expect(
    lines.filter(({ isYours }) => isYours).map(({ part, level }) => `${part} ${level}`),
  ).toEqual([
    "6D.1 25 to under 33",
    "6D.2 Proficient",
    "6D.3 3 to under 5 years",
    "6D.4 5 to under 8 years",
    "6D.7 Bachelor or master’s",
    "6D.11 Partner with Competent English",
    "6D.12 By a state or territory",
    "6D.13 Regional, or by an eligible family member",
  ]);
  expect(lines.at(-1)?.points).toEqual({ "189": null, "190": null, "491": 15 });
});

test("the drawing steps on the days of change, shades what is shut and keeps names apart", () => {
  const chart = stepChart(ahead(), 65);
  expect(chart.events.map(({ sign, title, floor }) => [sign, title, floor])).toEqual([
    ["−5", "33rd birthday", 0],
    ["−10", "Test ends", 0],
    ["−5", "Old work out", 1],
    ["+5", "8 years here", 0],
  ]);
  expect(chart.shut).toHaveLength(1);
  expect(chart.shut[0]).toMatchObject({ to: 1 });
  const [independent, nominated, regional] = chart.lines.map(({ endsAt }) => endsAt);
  expect(independent! - nominated!).toBeGreaterThan(0.08);
  expect(nominated! - regional!).toBeGreaterThan(0.08);
  for (const { path } of chart.lines) expect(path.match(/V/g)).toHaveLength(4);
});

test("the calendar holds a morning for each change, and warns a month before a fall", () => {
  const text = datesCalendar(ahead(), {
    now: new Date("2026-11-15T09:00:00Z"),
    timeZone: "Australia/Sydney",
    domain: "waymark.example",
    owner: "somebody",
  });
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  expect(text).toContain("SUMMARY:33rd birthday: −5 points for Australia");
  expect(text).toContain("DTSTART:20270301T220000Z");
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(3);
});

test("the same change on another day keeps its name in a calendar, and counts higher", () => {
  const entriesOn = (satOn: string, at: string) => {
    const english = { by: "level", level: "proficient", satOn } as const;
    const text = datesCalendar(ahead({ english }), {
      now: new Date(at),
      timeZone: "Australia/Sydney",
      domain: "waymark.example",
      owner: "somebody",
    }).replaceAll("\r\n ", "");
    const all = (name: string) =>
      [...text.matchAll(new RegExp(`^${name}:(.*)\r$`, "gm"))].map(([, value]) => value!);
    return { names: all("UID"), days: all("DTSTART"), numbers: all("SEQUENCE").map(Number) };
  };
  const before = entriesOn("2025-06-20", "2026-11-15T09:00:00Z");
  const after = entriesOn("2025-07-04", "2026-11-15T09:00:01Z");

  expect(after.days).not.toEqual(before.days);
  expect(after.names.toSorted()).toEqual(before.names.toSorted());
  expect(new Set(before.names).size).toBe(before.days.length);
  expect(after.numbers.every((number) => number > before.numbers[0]!)).toBe(true);
});
