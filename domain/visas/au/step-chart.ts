import { type Subclass, subclasses } from "#rules/au-points/tables.ts";
import type { Change, Timeline } from "#rules/au-points/timeline.ts";
import { daysBetween } from "#rules/days.ts";
import { causeInBrief, signed } from "./change-messages.ts";

/** The five years as a drawing: shares of its width from the left, of its height from the top. */
export type StepChart = {
  lines: readonly { subclass: Subclass; path: string; endsAt: number }[];
  passAt: number;
  grid: readonly { points: number; at: number }[];
  years: readonly { year: string; at: number }[];
  events: readonly StepEvent[];
  /** Where nobody with this English, or of this age, is invited. */
  shut: readonly { from: number; to: number; words: string }[];
};

export type StepEvent = {
  on: string;
  at: number;
  sign: string;
  title: string;
  /** Labels that would touch stand on different floors. */
  floor: number;
};

export const WIDTH = 1000;
export const HEIGHT = 300;
const LABEL_ROOM = 0.13;
const FLOORS = 3;
/** A floor of labels, and the rest below the lowest line, as shares of the drawing's height. */
const FLOOR_HEIGHT = 0.145;
const MIN_SPACE = 0.06;
const NAME_HEIGHT = 0.085;

export function stepChart(timeline: Timeline, passMark: number): StepChart {
  const place = (on: string) =>
    daysBetween(timeline.from, on) / daysBetween(timeline.from, timeline.to);
  const events = onFloors(eventsOf(timeline, place));
  const floors = Math.max(0, ...events.map(({ floor }) => floor + 1));
  const { marks, heightOf } = scaleOf(timeline, passMark, floors);
  const lines = subclasses.map((subclass) => ({
    subclass,
    ...lineOf(timeline, subclass, { place, heightOf }),
  }));

  return {
    lines: withNamesApart(lines),
    passAt: heightOf(passMark),
    grid: marks.map((points) => ({ points, at: heightOf(points) })),
    years: yearsOf(timeline).map((year) => ({ year, at: place(`${year}-01-01`) })),
    events,
    shut: shutSpans(timeline, place),
  };
}

function eventsOf({ changes }: Timeline, place: (on: string) => number): StepEvent[] {
  const days = byDay(changes.filter(isSeen));
  return days.map((together) => {
    const [{ on, difference }] = together as [Change];
    return {
      on,
      at: place(on),
      sign: difference === 0 ? "" : signed(difference),
      title: together.map(({ cause }) => causeInBrief(cause)).join(", "),
      floor: 0,
    };
  });
}

/** The changes of each day, together. */
export function byDay(changes: readonly Change[]): Change[][] {
  return [...Map.groupBy(changes, ({ on }) => on).values()];
}

/** A band that moves under the cap is in the table, not in the drawing. */
function isSeen({ difference, opening, from, to }: Change): boolean {
  return opening !== null || (difference !== 0 && from !== to);
}

/** Tens from just above the highest total down to where the labels have room under the lowest. */
function scaleOf({ totals, changes }: Timeline, passMark: number, floors: number) {
  const all = [totals, ...changes.map((change) => change.totals)].flatMap(Object.values<number>);
  const highest = Math.ceil((Math.max(...all, passMark) + 3) / 10) * 10;
  const room = floors * FLOOR_HEIGHT + MIN_SPACE;
  const lowestLine = Math.min(...all, passMark);
  const under = (room / (1 - room)) * (highest - lowestLine);
  const lowest = Math.floor((lowestLine - under) / 10) * 10;
  const stride = highest - lowest > 80 ? 20 : 10;
  const marks: number[] = [];
  for (let mark = highest; mark > Math.max(0, lowest); mark -= stride) marks.push(mark);
  return { marks, heightOf: (points: number) => (highest - points) / (highest - lowest) };
}

/** The names at the lines' ends push each other up, so that none covers another. */
function withNamesApart<Line extends { endsAt: number }>(lines: readonly Line[]): Line[] {
  let above = Number.POSITIVE_INFINITY;
  return lines.map((line) => {
    above = Math.min(line.endsAt, above - NAME_HEIGHT);
    return { ...line, endsAt: above };
  });
}

type Places = { place: (on: string) => number; heightOf: (points: number) => number };

function lineOf({ totals, changes }: Timeline, subclass: Subclass, { place, heightOf }: Places) {
  const across = (on: string) => (place(on) * WIDTH).toFixed(1);
  const down = (points: number) => (heightOf(points) * HEIGHT).toFixed(1);
  const steps = changes.map((change) => `H${across(change.on)}V${down(change.totals[subclass])}`);
  const last = changes.at(-1)?.totals[subclass] ?? totals[subclass];
  return { path: `M0 ${down(totals[subclass])}${steps.join("")}H${WIDTH}`, endsAt: heightOf(last) };
}

function yearsOf({ from, to }: Timeline): string[] {
  const [first, last] = [Number(from.slice(0, 4)) + 1, Number(to.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

function onFloors(events: readonly StepEvent[]): StepEvent[] {
  const lastOn: number[] = [];
  return events.map((event) => {
    const free = Array.from({ length: FLOORS }, (_, floor) => floor).find(
      (floor) => event.at - (lastOn[floor] ?? -1) >= LABEL_ROOM,
    );
    const floor = free ?? FLOORS - 1;
    lastOn[floor] = event.at;
    return { ...event, floor };
  });
}

const shutWords = {
  age: "No invitation at this age",
  english: "No valid English test: no invitation until one is sat",
} as const;

function shutSpans({ changes }: Timeline, place: (on: string) => number): StepChart["shut"] {
  return (["age", "english"] as const).flatMap((factor) => {
    const openings = changes.filter(
      (change) => change.factor === factor && change.opening !== null,
    );
    const spans = openings.map(({ on, opening }, index) => ({
      isShut: opening === "closes",
      from: place(on),
      to: openings[index + 1] ? place(openings[index + 1]!.on) : 1,
    }));
    const before =
      openings[0]?.opening === "opens"
        ? [{ isShut: true, from: 0, to: place(openings[0].on) }]
        : [];
    return [...before, ...spans]
      .filter(({ isShut }) => isShut)
      .map(({ from, to }) => ({ from, to, words: shutWords[factor] }));
  });
}
