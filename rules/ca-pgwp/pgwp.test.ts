import { expect, test } from "vitest";
import { judgePgwp } from "./pgwp.ts";
import { ruleTables } from "./rule-tables.ts";
import type { PgwpStudent } from "./student.ts";
import type { ProgrammeLevel } from "./tables.ts";

const TODAY = "2026-11-15";

/** A finished bachelor's of four years, everything in order. */
const ready: PgwpStudent = {
  level: "bachelors",
  programmeMonths: 48,
  quebecHours: null,
  school: "eligible",
  completedOn: "2026-10-01",
  studyPermitEndsOn: "2026-12-31",
  studyPermitAsked: "under-the-rule",
  clb: 7,
  isFieldListed: null,
  passportEndsOn: "2033-01-01",
};

function judge(change: Partial<PgwpStudent>, on = TODAY) {
  return judgePgwp({ ...ready, ...change }, on);
}

function gate(name: string, change: Partial<PgwpStudent>, on = TODAY) {
  return judge(change, on).gates.find((candidate) => candidate.gate === name);
}

test("a finished bachelor's in order gives three years from the application", () => {
  expect(judge({})).toMatchObject({
    answer: "meets",
    months: 36,
    endsOn: "2029-11-15",
    isCutByPassport: false,
    applyBy: "2027-03-30",
    mayWorkWhileWaiting: true,
  });
});

test("a passport that is valid today and ends by the first day to apply has to be renewed first", () => {
  const ahead = { completedOn: "2027-05-01", studyPermitEndsOn: "2027-06-30" };
  const renewed = { answer: "meets-later", endsOn: "2030-05-01", isCutByPassport: false };
  expect(judge({ ...ahead, passportEndsOn: "2027-03-01" })).toMatchObject(renewed);
  expect(judge({ ...ahead, passportEndsOn: "2027-05-01" })).toMatchObject(renewed);
  expect(gate("passport", { ...ahead, passportEndsOn: "2027-05-01" })).toMatchObject({
    state: "open-if",
    code: "renew-first",
  });
  expect(judge({ ...ahead, passportEndsOn: "2027-03-01", clb: null }).answer).toBe("cannot-tell");
  expect(judge({ ...ahead, passportEndsOn: TODAY }).answer).toBe("does-not-meet");
  expect(judge({ ...ahead, passportEndsOn: "2027-05-02" })).toMatchObject({
    answer: "meets-later",
    endsOn: "2027-05-02",
    isCutByPassport: true,
  });
});

test.each<[ProgrammeLevel, number, number]>([
  ["college", 7, 0],
  ["college", 8, 8],
  ["college", 12, 12],
  ["college", 23, 23],
  ["college", 24, 36],
  ["other-university", 16, 16],
  ["bachelors", 23, 23],
  ["bachelors", 24, 36],
  ["doctorate", 20, 20],
  ["doctorate", 48, 36],
  ["masters", 7, 0],
  ["masters", 8, 36],
  ["masters", 12, 36],
  ["masters", 24, 36],
])("a %s of %i months gives %i months", (level, programmeMonths, months) => {
  expect(judge({ level, programmeMonths }).months).toBe(months);
});

test("seven months are too few, unless they are 900 hours in Québec", () => {
  const short = { level: "college", clb: 5, isFieldListed: true, programmeMonths: 7 } as const;
  expect(judge(short)).toMatchObject({ answer: "does-not-meet", months: 0, endsOn: null });
  expect(gate("programme", short)).toMatchObject({ state: "closed", code: "too-short" });
  expect(judge({ ...short, quebecHours: 899 }).answer).toBe("does-not-meet");
  expect(judge({ ...short, quebecHours: 900 })).toMatchObject({ answer: "meets", months: 7 });
});

test("without the level a year could give one year or three, so no length is named", () => {
  expect(judge({ level: null, programmeMonths: 12 }).months).toBeNull();
  expect(judge({ level: null, programmeMonths: 24 }).months).toBe(36);
});

test.each([
  ["2029-11-15", "2029-11-15", false],
  ["2029-11-14", "2029-11-14", true],
  ["2027-06-30", "2027-06-30", true],
])("with a passport to %s it ends on %s", (passportEndsOn, endsOn, isCut) => {
  expect(judge({ passportEndsOn })).toMatchObject({ endsOn, isCutByPassport: isCut });
});

test("a passport that has ended gives no permit", () => {
  expect(gate("passport", { passportEndsOn: TODAY })).toMatchObject({ state: "closed" });
  expect(gate("passport", { passportEndsOn: "2026-11-16" })).toMatchObject({ state: "open" });
});

test.each([
  ["2026-10-01", "open", "in-time"],
  ["2027-03-30", "open", "in-time"],
  ["2027-03-31", "closed", "too-late"],
  ["2026-09-30", "open-if", "not-finished"],
])("applied for on %s, 180 days: %s", (on, state, code) => {
  expect(gate("time", {}, on)).toMatchObject({ state, code });
});

/** The letter is of 1 October 2026; its 180 days end on 30 March 2027. */
test.each([
  ["2026-10-01", TODAY, "open", "in-time", "meets"],
  ["2026-09-30", TODAY, "unknown", "permit-ended-first", "cannot-tell"],
  ["2026-09-30", "2026-10-01", "unknown", "permit-ended-first", "cannot-tell"],
  ["2026-09-30", "2026-09-30", "open-if", "extend-permit", "meets-later"],
  ["2026-09-29", "2026-09-30", "unknown", "permit-ended-first", "cannot-tell"],
  ["2026-10-01", "2026-09-30", "open-if", "not-finished", "meets-later"],
  ["2026-09-30", "2027-03-30", "unknown", "permit-ended-first", "cannot-tell"],
  ["2026-09-30", "2027-03-31", "closed", "too-late", "does-not-meet"],
  ["2026-10-01", "2027-03-31", "closed", "too-late", "does-not-meet"],
])(
  "a study permit to %s, applied for on %s: %s, %s",
  (studyPermitEndsOn, on, state, code, answer) => {
    expect(gate("time", { studyPermitEndsOn }, on)).toMatchObject({ state, code });
    expect(judge({ studyPermitEndsOn }, on).answer).toBe(answer);
  },
);

test("a study permit to extend gives its own end as the day that counts", () => {
  const ending = { studyPermitEndsOn: "2026-09-30" };
  expect(gate("time", ending, "2026-09-30")?.detail.until).toBe("2026-09-30");
  expect(judge(ending, "2026-09-30").applyBy).toBe("2027-03-30");
});

test("whether work is allowed while waiting is not said where the right to study after the permit is not known", () => {
  expect(judge({ studyPermitEndsOn: "2026-09-30" }).mayWorkWhileWaiting).toBeNull();
  expect(judge({ studyPermitEndsOn: "2026-10-01" }).mayWorkWhileWaiting).toBe(false);
});

test("a permit asked for after the study permit ended is possible, but not work while it is decided", () => {
  const late = judge({ studyPermitEndsOn: "2026-11-14" });
  expect(late).toMatchObject({ answer: "meets", mayWorkWhileWaiting: false });
  expect(judge({ studyPermitEndsOn: TODAY }).mayWorkWhileWaiting).toBe(true);
});

test("no word about work while waiting for days the regulation was not read for", () => {
  expect(judge({ completedOn: "2026-01-10" }, "2026-02-01").mayWorkWhileWaiting).toBeNull();
});

test("before the course ends, the length counts from its end", () => {
  expect(judge({ completedOn: "2027-04-30" })).toMatchObject({ endsOn: "2030-04-30" });
});

test.each<[ProgrammeLevel, number]>([
  ["bachelors", 7],
  ["masters", 7],
  ["doctorate", 7],
  ["other-university", 7],
  ["college", 5],
])("a %s asks for level %i", (level, needs) => {
  expect(gate("language", { level, clb: needs })).toMatchObject({ state: "open" });
  expect(gate("language", { level, clb: needs - 1 })).toMatchObject({
    state: "closed",
    detail: { needs },
  });
  expect(gate("language", { level, clb: null })).toMatchObject({ state: "unknown" });
});

test("a level between the two minima needs the programme first", () => {
  expect(gate("language", { level: null, clb: 4 })).toMatchObject({ state: "closed" });
  expect(gate("language", { level: null, clb: 5 })).toMatchObject({ state: "unknown" });
  expect(gate("language", { level: null, clb: 6 })).toMatchObject({ state: "unknown" });
  expect(gate("language", { level: null, clb: 7 })).toMatchObject({ state: "open" });
});

test.each<[ProgrammeLevel, boolean]>([
  ["bachelors", false],
  ["masters", false],
  ["doctorate", false],
  ["other-university", true],
  ["college", true],
])("the field of study is asked of a %s: %s", (level, isAsked) => {
  const unlisted = gate("field", { level, isFieldListed: false });
  expect(unlisted?.state).toBe(isAsked ? "closed" : "open");
});

test("a study permit asked for before 1 November 2024 leaves the field open", () => {
  const college = { level: "college", clb: 5, isFieldListed: false } as const;
  expect(gate("field", { ...college, studyPermitAsked: "before-the-rule" })).toMatchObject({
    state: "open",
    code: "field-not-asked",
  });
  expect(gate("field", { ...college, studyPermitAsked: null })).toMatchObject({ state: "unknown" });
  expect(gate("field", { ...college, isFieldListed: true, studyPermitAsked: null })).toMatchObject({
    state: "open",
    code: "field-listed",
  });
});

test.each([
  ["not-eligible", "does-not-meet"],
  ["curriculum-licence", "cannot-tell"],
  [null, "cannot-tell"],
] as const)("a school that is %s: %s", (school, answer) => {
  expect(judge({ school }).answer).toBe(answer);
});

test("nothing said is nothing judged", () => {
  const silent: PgwpStudent = {
    level: null,
    programmeMonths: null,
    quebecHours: null,
    school: null,
    completedOn: null,
    studyPermitEndsOn: null,
    studyPermitAsked: null,
    clb: null,
    isFieldListed: null,
    passportEndsOn: null,
  };
  const finding = judgePgwp(silent, TODAY);
  expect(finding).toMatchObject({ answer: "cannot-tell", months: null, endsOn: null });
  expect(finding.gates.every(({ state }) => state === "unknown")).toBe(true);
});

test("the fee is 255 Canadian dollars", () => {
  expect(judge({}).rule.fee).toBe(25_500);
});

test("every line of the working names its source and its day", () => {
  for (const line of judge({ level: "college", isFieldListed: false, clb: 4 }).trace) {
    expect(line.source).toMatch(/^https:\/\/www\.canada\.ca\//);
    expect(line.effectiveFrom).toBe("2025-03-11");
    expect(line.found).not.toBe("");
  }
});

test("a day before the first rule is refused, not guessed", () => {
  expect(() => judge({}, "2025-03-10")).toThrow("covers 2025-03-10");
});

test("every table is to be read again within 90 days of its last reading", () => {
  for (const { rows, checkAgainBy } of ruleTables) {
    for (const { checkedOn } of rows) {
      const days = (Date.parse(checkAgainBy) - Date.parse(checkedOn)) / 86_400_000;
      expect(days).toBeGreaterThan(0);
      expect(days).toBeLessThanOrEqual(90);
    }
  }
});

test("before the completion letter it is met later; without a length it is not met at all", () => {
  expect(judge({ completedOn: "2027-05-01", studyPermitEndsOn: "2027-06-30" })).toMatchObject({
    answer: "meets-later",
    applyFrom: "2027-05-01",
    mayWorkWhileWaiting: null,
  });
  expect(judge({ programmeMonths: null, quebecHours: 900 }).answer).toBe("cannot-tell");
});
