import { expect, test } from "vitest";
import { compareSaying, type TickBox } from "./compare-saying.ts";
import { readAdvert } from "./read-advert.ts";

const YES = "We offer visa sponsorship.";
const NO = "We are unable to offer visa sponsorship.";
const MAYBE = "Sponsorship may be available.";
const LICENSED = "We are a licensed sponsor.";

type Standing = Parameters<typeof compareSaying>[0]["register"];

function codes(tickBox: TickBox, text: string, register: Standing) {
  return compareSaying({ tickBox, words: readAdvert(text, "2026-11-18"), register }).map(
    ({ code }) => code,
  );
}

test.each<[TickBox, string, Standing, string[]]>([
  ["offered", YES, "licensed", ["box-and-words-agree", "yes-and-on-register"]],
  ["not-offered", NO, "licensed", ["box-and-words-agree", "no-though-on-register"]],
  ["not-offered", NO, "not-found", ["box-and-words-agree"]],
  ["offered", NO, "licensed", ["box-yes-words-no", "no-though-on-register"]],
  ["later", NO, "not-found", ["box-yes-words-no"]],
  ["not-offered", YES, "licensed", ["box-no-words-yes", "yes-and-on-register"]],
  ["offered", MAYBE, "licensed", ["words-set-conditions", "yes-and-on-register"]],
  ["not-offered", MAYBE, "unknown", ["words-set-conditions", "yes-register-unsure"]],
  ["unsaid", YES, "not-found", ["yes-not-on-register"]],
  ["unsaid", YES, "possible", ["yes-register-unsure"]],
  ["unsaid", YES, "unknown", ["yes-register-unsure"]],
  ["unsaid", YES, "restricted", ["yes-register-limited"]],
  ["unsaid", YES, "other-routes", ["yes-register-limited"]],
  ["offered", "A nice job.", "not-found", ["yes-not-on-register"]],
  ["offered", "A nice job.", "licensed", ["yes-and-on-register"]],
  ["unsaid", "A nice job.", "licensed", ["silent-though-on-register"]],
  ["unsaid", "A nice job.", "not-found", []],
  ["not-offered", "A nice job.", "licensed", ["no-though-on-register"]],
  ["unsaid", LICENSED, "not-found", ["licensed-in-words-not-on-register"]],
  ["unsaid", LICENSED, "licensed", []],
  ["unsaid", "You must have the right to work in the UK.", "licensed", []],
  ["offered", `${YES} ${NO}`, "licensed", ["words-contradict-themselves"]],
])("box %s, words %j, register %s: %j", (tickBox, text, register, expected) => {
  expect(codes(tickBox, text, register)).toEqual(expected);
});

test("a contradiction carries the words it rests on", () => {
  const [found] = compareSaying({
    tickBox: "offered",
    words: readAdvert(NO, "2026-11-18"),
    register: "unknown",
  });
  expect(found).toMatchObject({
    kind: "contradiction",
    sayings: [{ quote: "We are unable to offer visa sponsorship" }],
  });
});

test("a register that is limited, unsure or silent never reads as a contradiction", () => {
  for (const register of ["restricted", "other-routes", "possible", "unknown"] as const) {
    const found = compareSaying({
      tickBox: "offered",
      words: readAdvert(YES, "2026-11-18"),
      register,
    });
    expect(found.every(({ kind }) => kind !== "contradiction")).toBe(true);
  }
});
