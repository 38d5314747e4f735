import { readFileSync, writeFileSync } from "node:fs";
import { BARE_REACT, type Costs, MINIMAL_ROUTER } from "./costs.ts";
import { BOARD_SEARCH } from "./kinds.ts";
import { afterPages, type Memory } from "./memory.ts";

export type Budgets = {
  /** What was promised, whatever was measured since. */
  limits: {
    milliseconds: Record<string, number>;
    memoryMb: Record<string, number>;
    floors: { "cached page of bare node:http": number; "board of bare React": number };
    scriptBytes: number;
  };
  /** What the last `--accept` measured, and how fast its machine was. */
  accepted: {
    on: string;
    note?: string;
    baselineMs: number;
    milliseconds: Record<string, number>;
  };
};

/** Only what counts fails the bench. */
export type Verdict = { isMet: boolean; counts: boolean; sentence: string };

const MAX_SLOWDOWN = 1.2;
/** Milliseconds are promised for a machine like the one they were accepted on. */
const SAME_MACHINE = 0.25;
const MAX_GROWTH = 1.05;
const FILE = new URL("budgets.json", import.meta.url);

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(FILE, "utf8"));
}

/** Writes the costs down as the accepted ones, and returns the budgets as they are now. */
export function accept({ limits }: Budgets, { pages, references }: Costs, on: string): Budgets {
  const rounded = Object.entries(pages).map(([kind, ms]) => [kind, Number(ms.toFixed(2))]);
  const baselineMs = Number(references[MINIMAL_ROUTER]!.toFixed(3));
  const budgets = {
    limits,
    accepted: { on, baselineMs, milliseconds: Object.fromEntries(rounded) },
  };
  writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`);
  return budgets;
}

/**
 * How many times slower this machine is than the one of the accepted figures. The minimal router
 * app tells: nothing of ours is in it, so that no change of ours can hide behind it, as a larger
 * board would behind the same board in bare React.
 */
export function slownessOf({ accepted }: Budgets, { references }: Costs): number {
  return references[MINIMAL_ROUTER]! / accepted.baselineMs;
}

/** A page's cost against its accepted one, as if both were measured on this machine. */
export function changeOf(budgets: Budgets, costs: Costs, kind: string): number | null {
  const accepted = budgets.accepted.milliseconds[kind];
  if (accepted === undefined) return null;
  return costs.pages[kind]! / (accepted * slownessOf(budgets, costs));
}

export function judgeCosts(budgets: Budgets, costs: Costs): Verdict[] {
  const slowness = slownessOf(budgets, costs);
  const isSameMachine = Math.abs(slowness - 1) <= SAME_MACHINE;
  const kinds = Object.entries(costs.pages);
  return [
    ...kinds.map(([kind]) => judgeChange(kind, changeOf(budgets, costs, kind))),
    ...kinds.flatMap(([kind, ms]) => {
      const limit = budgets.limits.milliseconds[kind];
      if (limit === undefined) return [];
      const sentence = `${kind} costs ${ms.toFixed(1)} ms; wanted are ${limit} at most.`;
      return [{ isMet: ms <= limit, counts: isSameMachine, sentence }];
    }),
    judgeBoard(budgets, costs),
  ];
}

function judgeChange(kind: string, change: number | null): Verdict {
  const sentence =
    change === null
      ? `${kind} has no accepted cost yet.`
      : `${kind} costs ${change.toFixed(2)} times its accepted cost; more than ${MAX_SLOWDOWN} fails.`;
  return { isMet: change !== null && change <= MAX_SLOWDOWN, counts: true, sentence };
}

function judgeBoard({ limits }: Budgets, { pages, references }: Costs): Verdict {
  const floor = limits.floors["board of bare React"];
  const ratio = references[BARE_REACT]! / pages[BOARD_SEARCH]!;
  const sentence = `The board reaches ${ratio.toFixed(2)} of its own elements in bare React (renderToPipeableStream); wanted are ${floor}.`;
  return { isMet: ratio >= floor, counts: true, sentence };
}

/** Memory is the same on a slow machine, so its limits always count. */
export function judgeMemory({ limits }: Budgets, memory: Memory): Verdict[] {
  const verdicts = Object.entries(limits.memoryMb).flatMap(([when, limit]) => {
    const mb = memory[when];
    if (mb === undefined) return [];
    const sentence = `Memory ${when} is ${mb} MB; wanted are ${limit} at most.`;
    return [{ isMet: mb <= limit, counts: true, sentence }];
  });
  const before = memory[afterPages(10_000)];
  const after = memory[afterPages(50_000)];
  if (before === undefined || after === undefined) return verdicts;
  const sentence = `Memory after 50,000 pages is ${(after / before).toFixed(3)} of that after 10,000; wanted are ${MAX_GROWTH} at most.`;
  return [...verdicts, { isMet: after <= before * MAX_GROWTH, counts: true, sentence }];
}

export function judgeCached({ limits }: Budgets, ratio: number): Verdict {
  const floor = limits.floors["cached page of bare node:http"];
  const sentence = `A cached page reaches ${ratio.toFixed(2)} of bare node:http; wanted are ${floor}.`;
  return { isMet: ratio >= floor, counts: true, sentence };
}

export function judgeScripts({ limits }: Budgets, scripts: Record<string, number>): Verdict[] {
  return Object.entries(scripts).map(([path, bytes]) => ({
    isMet: bytes <= limits.scriptBytes,
    counts: true,
    sentence: `${path} needs ${bytes} bytes of script; wanted are ${limits.scriptBytes} at most.`,
  }));
}
