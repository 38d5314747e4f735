import { expect, test } from "vitest";
import { pgwpView } from "./view.ts";

const TODAY = "2026-11-15";
const view = (query: string) => pgwpView(new URLSearchParams(query), TODAY);

const ready =
  "programme=bachelors&months=48&school=eligible&completed=2026-10-01&permit-ends=2026-12-31&language=7&permit-asked=under-the-rule&passport=2033-01-01";

const unfinished = ready.replace("2026-10-01", "2027-05-01").replace("2026-12-31", "2027-06-30");

test("before the letter nothing is met yet, and no work while waiting is promised", () => {
  const { answer } = view(unfinished);
  expect(answer?.sentence).toContain("which you expect on 1 May 2027");
  expect(answer?.working.find(({ rule }) => rule === "180 days")?.state).toBe("unknown");
  expect(JSON.stringify(answer?.notes)).not.toContain("Full-time work");
});

test("a passport that ends before the letter is to be renewed, and ends no permit", () => {
  const { heading, answer } = view(unfinished.replace("2033-01-01", "2027-03-01"));
  expect(heading).toBe("From 1 May 2027, with a renewed passport: a permit of 3 years");
  expect(answer).toMatchObject({ tone: "ask", end: { label: "3 years" } });
  expect(answer?.sentence).toContain("once you have the letter");
  expect(answer?.sentence).toContain("and a passport that lasts beyond that day");
  expect(answer?.gates.at(-1)).toMatchObject({
    word: "Renew it first",
    note: "It ends on 1 March 2027, before a permit could begin.",
  });
  expect(JSON.stringify(answer)).not.toMatch(/permit on 1 March|Passport and permit end/);
});

test("a study permit that ends before the letter names its own end, not the last day of the 180", () => {
  const { answer } = view(unfinished.replace("permit-ends=2027-06-30", "permit-ends=2027-04-30"));
  expect(answer?.gates[1]).toMatchObject({
    word: "Extend your study permit",
    note: "It ends on 30 April 2027: ask to extend it by then.",
  });
});

/** The facts say only that study must have been allowed at some time in the 180 days. */
test("what holds after the study permit's end is asked, never told", () => {
  const ended = view(ready.replace("permit-ends=2026-12-31", "permit-ends=2026-09-30"));
  expect(ended.answer?.gates[1]?.note).toBe(
    "Your study permit ended before the letter. Ask IRCC or your university’s regulated adviser.",
  );
  const ahead = view(unfinished.replace("permit-ends=2027-06-30", "permit-ends=2027-04-30"));
  for (const { answer } of [ended, ahead]) {
    const { found } = answer!.working.find(({ rule }) => rule === "180 days")!;
    expect(found).toContain("ask IRCC or your university’s regulated adviser");
    expect(JSON.stringify(answer)).not.toMatch(/restor|maintained|may cover|has to be extended/i);
  }
});

test("an address without answers asks, and judges nothing", () => {
  expect(view("")).toMatchObject({ isAsked: false, answer: null, refusal: null });
});

test.each([
  [ready, "A permit of 3 years", "yes"],
  [`${ready}&programme=x`, "A permit of 3 years", "yes"], // the first of two counts
  [ready.replace("2033-01-01", "2028-06-30"), "A permit until 30 June 2028", "yes"],
  [ready.replace("language=7", "language=6"), "No permit on these answers", "no"],
  [ready.replace("&school=eligible", ""), "A permit of 3 years, if the rest fits", "ask"],
  ["programme=college&months=16", "A permit of 16 months, if the rest fits", "ask"],
  ["programme=college", "Cannot tell yet", "ask"],
  [
    unfinished.replace("permit-ends=2027-06-30", "permit-ends=2027-04-30"),
    "From 1 May 2027, with an extended study permit: a permit of 3 years",
    "ask",
  ],
  [
    ready.replace("permit-ends=2026-12-31", "permit-ends=2026-09-30"),
    "A permit of 3 years, if the rest fits",
    "ask",
  ],
  [unfinished, "From 1 May 2027: a permit of 3 years", "ask"],
])("%s: %s", (query, heading, tone) => {
  expect(view(query)).toMatchObject({ heading, answer: { tone } });
});

test("the days stand in their order, with the application as the reader's place", () => {
  const { answer } = view(`${ready}&apply=2026-11-20`);
  expect(answer?.stops.map(({ label, state }) => [label, state])).toEqual([
    ["Completion letter", "done"],
    ["You apply", "here"],
    ["Study permit ends", "ahead"],
    ["Last day to apply", "ahead"],
    ["Permit ends", "ahead"],
  ]);
});

test("a closed way promises no work while waiting", () => {
  const words = (query: string) =>
    view(query)
      .answer?.notes.map((note) => note.words)
      .join(" ");
  expect(words(ready)).toContain("Here it would be.");
  expect(words(ready.replace("language=7", "language=6"))).not.toContain("Full-time work");
});

test("a day before our table is refused, and the form keeps what was typed", () => {
  const refused = view(`${ready}&apply=2025-03-10`);
  expect(refused).toMatchObject({ answer: null, heading: "We hold no rule for that day" });
  expect(refused.refusal).toContain("11 March 2025");
  expect(refused.groups[0]?.questions[1]?.fields[0]?.value).toBe("48");
});

test("what is typed wrong is said once, beside its field", () => {
  const { errors } = view("months=two&completed=2026-02-30");
  expect(Object.keys(errors)).toEqual(["months", "completed"]);
});

test("what the facts leave unsourced is not shown", () => {
  expect(JSON.stringify(view(ready))).not.toMatch(/lifetime|only once/i);
});

test("the example is a whole answer", () => {
  expect(view(view("").exampleQuery)).toMatchObject({ errors: {}, answer: { tone: "yes" } });
});
