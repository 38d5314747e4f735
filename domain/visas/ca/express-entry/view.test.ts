import { expect, test } from "vitest";
import { expressEntryView } from "./view.ts";

const TODAY = "2026-11-15";
const view = (query: string) => expressEntryView(new URLSearchParams(query), TODAY);

const levels = "first-listening=9&first-speaking=9&first-reading=8&first-writing=8";
const graduate = `age=26&education=masters&${levels}&canada-work=1&abroad-work=1&study=one-or-two-years`;

test("an address without answers asks, and shows no total", () => {
  expect(view("")).toMatchObject({
    isAsked: false,
    heading: "How many Express Entry points do you have?",
    raises: [],
  });
  expect(view("utm_source=letter").isAsked).toBe(false);
});

test("the total leads, and the rounds seen stand beside it with their date", () => {
  const { heading, cutOff, missing } = view(graduate);
  expect(heading).toBe("484 Express Entry points");
  expect(missing).toBeNull();
  expect(cutOff?.sentence).toContain("August and September 2026: invited from 518 to 523 points");
  expect(cutOff?.gap).toContain("This estimate is 34 below the lowest round we saw.");
  expect(cutOff?.source.day).toBe("5 October 2026");
});

test("half an answer counts so far, names what is missing and compares with nothing", () => {
  const { heading, missing, cutOff } = view("age=26");
  expect(heading).toBe("110 points so far");
  expect(missing).toContain("education, first language");
  expect(cutOff).toBeNull();
});

test("one ability without a level leaves the first language open", () => {
  expect(view("age=26&education=masters&first-listening=9").missing).toContain("first language");
});

test("an age that cannot be is said beside its field, and stays as it was typed", () => {
  const { errors, groups } = view("age=old&education=masters");
  expect(errors.age).toEqual(["Type your age in whole years, between 16 and 99."]);
  const age = groups[0]?.questions[0]?.fields[0];
  expect(age).toMatchObject({ value: "old", error: errors.age?.[0] });
});

test("a partner counts only when coming", () => {
  const partner = "partner-education=masters&partner-work=2";
  expect(view(`${graduate}&partner=not-counted&${partner}`).total).toBe(view(graduate).total);
  expect(view(`${graduate}&partner=coming&${partner}`).parts.map(({ label }) => label)).toContain(
    "Your partner",
  );
});

test.each([graduate, "age=33&education=secondary&partner=coming", `${graduate}&language=french`])(
  "every step of %s leads to the very total it promises",
  (query) => {
    const { raises } = view(query);
    expect(raises.length).toBeGreaterThan(3);
    for (const { query: next, total } of raises) {
      if (next) expect(expressEntryView(new URLSearchParams(next), TODAY).total).toBe(total);
    }
  },
);

test("the bar adds up and stays within its ends", () => {
  for (const query of [graduate, `${graduate}&nomination=yes`]) {
    const { bar, total } = view(query);
    expect(bar.segments.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    const end = bar.segments.at(-1)!;
    expect(end.from + end.width).toBeLessThanOrEqual(100.01);
  }
  expect(view(graduate).bar.most).toBe(600);
  expect(view(`${graduate}&nomination=yes`).bar.most).toBe(1_200);
});

test("the class never says more than was read: its language minimum is not judged", () => {
  const { experience } = view("counted-work=yes&outside-quebec=yes");
  expect(experience.gates.map(({ state }) => state)).toEqual(["open", "open", "unknown"]);
  expect(JSON.stringify(experience)).not.toMatch(/CLB/);
});

test("reform is a notice with its dates, and counts for nothing", () => {
  expect(view(graduate).reform.sentence).toContain("23 April 2026 to 24 May 2026");
});

test("the example is a whole answer", () => {
  expect(view(view("").exampleQuery)).toMatchObject({ isAsked: true, missing: null, errors: {} });
});
