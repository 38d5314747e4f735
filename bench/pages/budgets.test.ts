import { expect, test } from "vitest";
import { type Budgets, judgeCosts, judgeMemory, type Verdict } from "./budgets.ts";
import { BARE_REACT, MINIMAL_ROUTER } from "./costs.ts";
import { BOARD_SEARCH } from "./kinds.ts";

const budgets: Budgets = {
  limits: {
    milliseconds: { [BOARD_SEARCH]: 15 },
    memoryMb: { idle: 500 },
    floors: { "cached page of bare node:http": 0.6, "board of bare React": 0.5 },
    scriptBytes: 1,
  },
  accepted: { on: "2026-11-16", baselineMs: 1, milliseconds: { [BOARD_SEARCH]: 10 } },
};

type Run = { board: number; baseline?: number; bare?: number };

function costs({ board, baseline = 1, bare = board }: Run) {
  return {
    pages: { [BOARD_SEARCH]: board },
    references: { [BARE_REACT]: bare, [MINIMAL_ROUTER]: baseline },
  };
}

const failures = (verdicts: Verdict[]) =>
  verdicts.filter(({ isMet, counts }) => !isMet && counts).map(({ sentence }) => sentence);

test("a page may get a fifth dearer, and no more", () => {
  expect(failures(judgeCosts(budgets, costs({ board: 12 })))).toEqual([]);
  expect(failures(judgeCosts(budgets, costs({ board: 12.1 })))).toEqual([
    expect.stringContaining("1.21 times its accepted cost"),
  ]);
});

test("a slower machine makes no page dearer", () => {
  expect(failures(judgeCosts(budgets, costs({ board: 24, baseline: 2 })))).toEqual([]);
});

test("a faster machine hides no page that got dearer", () => {
  expect(failures(judgeCosts(budgets, costs({ board: 9, baseline: 0.5 })))).toHaveLength(1);
});

test("a page without an accepted cost fails until one is accepted", () => {
  const unknown = { ...budgets, accepted: { ...budgets.accepted, milliseconds: {} } };

  expect(failures(judgeCosts(unknown, costs({ board: 10 })))).toEqual([
    `${BOARD_SEARCH} has no accepted cost yet.`,
  ]);
});

test.each([
  { baseline: 1.25, board: 15.1, fails: true },
  { baseline: 1.3, board: 15.1, fails: false },
  { baseline: 1.25, board: 14.9, fails: false },
])("wanted milliseconds count on a machine of about the same speed: $yardstick, $board", (run) => {
  expect(failures(judgeCosts(budgets, costs(run))).some((text) => text.includes("wanted"))).toBe(
    run.fails,
  );
});

test("the board costs at most twice its own elements in bare React", () => {
  expect(failures(judgeCosts(budgets, costs({ board: 10, bare: 5 })))).toEqual([]);
  expect(failures(judgeCosts(budgets, costs({ board: 10, bare: 4.9 })))).toHaveLength(1);
});

test("memory is flat when 50,000 pages need at most a twentieth more than 10,000", () => {
  const after = (mb: number) => ({ "after 10,000 pages": 600, "after 50,000 pages": mb });

  expect(failures(judgeMemory(budgets, { idle: 500, ...after(630) }))).toEqual([]);
  expect(failures(judgeMemory(budgets, { idle: 501, ...after(631) }))).toHaveLength(2);
});
