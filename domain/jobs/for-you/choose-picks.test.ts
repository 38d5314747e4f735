import { expect, test } from "vitest";
import type { CardFit } from "../board/card-view.ts";
import { choosePicks } from "./choose-picks.ts";
import type { Candidate } from "./find-candidates.server.ts";

const nobody = { fits: new Map(), visaEnds: null };

function candidate(id: number, reasons: string[], given: { day?: number; employer?: number } = {}) {
  const { day = 1, employer = id } = given;
  const postedAt = new Date(Date.UTC(2026, 10, day));
  return { card: { id, postedAt, employer: { id: employer } }, reasons } as Candidate;
}

const verdict = (tone: CardFit["tone"], headline: string): CardFit => ({
  tone,
  headline,
  gates: [],
  note: "",
  advert: null,
});

const idsOf = (picks: { jobId: number }[]) => picks.map(({ jobId }) => jobId);

test("more reasons come first, then the newest", () => {
  const picks = choosePicks(
    [
      candidate(1, ["a"], { day: 9 }),
      candidate(2, ["a", "b"], { day: 1 }),
      candidate(3, ["a", "b"], { day: 5 }),
    ],
    nobody,
  );
  expect(idsOf(picks)).toEqual([3, 2, 1]);
});

test("what fits says so with the visa's end, and what cannot fit is left out", () => {
  const fits = new Map([
    [1, verdict("ok", "Fits you as a new entrant")],
    [2, verdict("no", "Occupation not eligible")],
    [3, verdict("ask", "We cannot tell yet")],
  ]);
  const candidates = [1, 2, 3].map((id) => candidate(id, ["Your course is Law"]));
  expect(choosePicks(candidates, { fits, visaEnds: "30 September 2027" })).toEqual([
    {
      jobId: 1,
      reasons: [
        "Your course is Law",
        "Fits you as a new entrant; your visa runs until 30 September 2027",
      ],
    },
    { jobId: 3, reasons: ["Your course is Law"] },
  ]);
});

test("one employer does not fill the list", () => {
  const candidates = [1, 2, 3, 4].map((id) => candidate(id, ["a"], { employer: id < 4 ? 7 : 8 }));
  expect(idsOf(choosePicks(candidates, nobody))).toEqual([1, 2, 4]);
});
