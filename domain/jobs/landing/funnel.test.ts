import { expect, test } from "vitest";
import { searchOf } from "./criteria.ts";
import { funnelSteps, leadMessage } from "./funnel.ts";

const counts = { open: 1120, licensed: 560, offered: 1 };
const words = { one: "job in Leeds", many: "jobs in Leeds", wider: null };

test("the first sentence counts what is there, in words that fit the number", () => {
  expect(leadMessage(words, 1120, counts)).toBe(
    "1,120 jobs in Leeds are open now. 560 are with an employer licensed to sponsor skilled workers, and 1 of their adverts says it sponsors.",
  );
  expect(leadMessage(words, 1, { open: 1, licensed: 1, offered: 0 })).toBe(
    "1 job in Leeds is open now. 1 is with an employer licensed to sponsor skilled workers, and none of their adverts says it sponsors.",
  );
  expect(leadMessage(words, 3, { open: 3, licensed: 0, offered: 0 })).toBe(
    "3 jobs in Leeds are open now.",
  );
});

test("a page about sponsorship says how many there are in all, of which its jobs are a part", () => {
  expect(leadMessage({ ...words, wider: "jobs in Leeds" }, 7, counts)).toBe(
    "7 jobs in Leeds are open now. They are part of 1,120 open jobs in Leeds.",
  );
});

test("no jobs are claimed where there are none", () => {
  expect(leadMessage(words, 0, { open: 0, licensed: 0, offered: 0 })).toBe(
    "No jobs in Leeds are open on Waymark today.",
  );
});

test("the steps lead to the board, and the page's own one is told", () => {
  const plain = funnelSteps(searchOf({ board: "jobs", criteria: "city=Leeds" }), counts);
  expect(plain.map(({ href, isTold }) => [href, isTold])).toEqual([
    ["/jobs?city=Leeds", true],
    ["/jobs?city=Leeds&register=licensed", false],
    ["/jobs?city=Leeds&sponsorship=offered&register=licensed", false],
  ]);
  expect(plain[1]!.words).toBe("with a licensed employer");
  const criteria = "city=Leeds&sponsorship=offered&register=licensed";
  const sponsored = funnelSteps(searchOf({ board: "jobs", criteria }), counts);
  expect(sponsored.map(({ isTold }) => isTold)).toEqual([false, false, true]);
  expect(sponsored.map(({ share }) => share)).toEqual([1, 0.5, 1 / 1120]);
});

test("where the register says nothing there are no steps", () => {
  const search = searchOf({ board: "jobs", criteria: "country=ie" });
  expect(funnelSteps(search, { open: 9, licensed: 0, offered: 0 })).toEqual([]);
});
