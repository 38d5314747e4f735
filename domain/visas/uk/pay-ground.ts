import { addMonths, daysBetween, longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import type { PayPath, PayStep } from "#rules/uk-work/pay-path.ts";

/** A piece of ground: where it lies across the picture, and how high it stands. Both in percent. */
export type GroundPiece = {
  phase: PayStep["phase"];
  left: number;
  width: number;
  height: number;
  label: string;
  /** How far under the top of the piece its label stands, in pixels; less than nothing where it stands over it. */
  labelY: number;
};

/** Where the ground begins, before it rises or at its far end, over the line of the pay or under it. */
type PayLabel = { text: string; place: "start" | "rise" | "end"; side: "over" | "under" };

export type GroundLine = { fromX: number; fromY: number; toX: number; toY: number };

export type PayGround = {
  headline: string;
  pieces: readonly GroundPiece[];
  /** The pay as it is, if it never rises. */
  pay: (GroundLine & { label: PayLabel }) | null;
  /** The pay as it has to grow, in short straight pieces. No words where its line is too flat to stand clear of others. */
  growth: { words: string | null; lines: readonly GroundLine[] } | null;
  years: readonly { left: number; label: string }[];
  rows: readonly (readonly [string, string, string])[];
};

const MONTHS_AFTER = 12;
const PIECES_A_YEAR = 4;
/** Heights begin a little under the lowest line: the step is the message, and figures stand beside it. */
const BASE_SHARE = 0.7;
/** Over the highest line there is room for its label, clear of the pay that grows towards it. */
const HEADROOM = 1.1;

const phaseNames: Record<PayStep["phase"], string> = {
  graduate: "Graduate visa",
  "new-entrant": "New entrant",
  standard: "Standard",
};

/** The pay needed over time as ground that rises on a day. */
export function payGround(path: PayPath): PayGround {
  const scale = scaleOf(path);
  const pieces = path.steps.map((step) => pieceOf(step, scale));
  const pay = payLine(path, scale);
  return {
    headline: headlineOf(path),
    ...(pay ? placeLabels(pieces, pay) : { pieces, pay }),
    growth: growthOf(path, scale),
    years: yearsOf(scale),
    rows: path.steps.map(rowOf),
  };
}

function headlineOf({ steps, risesOn, requiredThen, pay, yearlyGrowth }: PayPath): string {
  const lower = steps.find(({ phase }) => phase === "new-entrant")?.required ?? null;
  const rise = lower === null ? null : requiredThen - lower;
  const ground = rise
    ? `On ${longDay(risesOn)} the pay needed rises by ${inPounds(rise)}, to ${inPounds(requiredThen)}.`
    : `The pay needed is ${inPounds(requiredThen)} from ${longDay(risesOn)}.`;
  if (pay === null) return ground;
  if (yearlyGrowth === null) return `${ground} ${inPounds(pay)} is below it.`;
  if (yearlyGrowth === 0) return `${ground} ${inPounds(pay)} clears it already.`;
  return `${ground} ${inPounds(pay)} has to grow ${percent(yearlyGrowth)} a year to clear it.`;
}

/** Rounded up, so that growing as told does clear the line. */
export function percent(share: number): string {
  return `${Math.ceil(share * 1000 - 1e-9) / 10}%`;
}

type Scale = { from: string; to: string; x: (day: string) => number; y: (pay: number) => number };

function scaleOf({ steps, risesOn, requiredThen, pay }: PayPath): Scale {
  const from = steps[0]!.from;
  const to = addMonths(risesOn, MONTHS_AFTER);
  const days = Math.max(1, daysBetween(from, to));
  const heights = [requiredThen, pay, ...steps.map(({ required }) => required)];
  const known = heights.filter((height) => height !== null);
  const base = Math.min(...known) * BASE_SHARE;
  const top = Math.max(...known) * HEADROOM;
  return {
    from,
    to,
    x: (day) => rounded((daysBetween(from, day) / days) * 100),
    y: (height) => rounded(Math.max(0, Math.min(100, ((height - base) / (top - base)) * 100))),
  };
}

/** As high as the picture is drawn (pay-ground.css): what is too near is a matter of pixels. */
const PICTURE_PX = 240;
/** Where a label stands from the line above it, and from the one below. */
const WITHIN = 22;
const OVER = -8;

/** Whether ground is high enough for words in it. */
function hasRoom(height: number): boolean {
  return (height * PICTURE_PX) / 100 > WITHIN + 8;
}

function pieceOf({ phase, from, until, required }: PayStep, { x, y, to }: Scale): GroundPiece {
  const left = x(from);
  const name = phaseNames[phase];
  return {
    phase,
    left,
    width: rounded((until === null ? x(to) : x(until)) - left),
    height: required === null ? 4 : y(required),
    label:
      required === null ? `${name}: no pay line` : `${inPounds(required)} ${name.toLowerCase()}`,
    labelY: until !== null && hasRoom(required === null ? 0 : y(required)) ? WITHIN : OVER,
  };
}

function payLine({ pay }: PayPath, { x, y, to }: Scale): PayGround["pay"] {
  if (pay === null) return null;
  const label: PayLabel = { text: `${inPounds(pay)} a year`, place: "rise", side: "over" };
  return { fromX: 0, fromY: y(pay), toX: x(to), toY: y(pay), label };
}

/** A label and the air around it, from its line on. */
const LABEL_PX = 29;
/** Where the pay is no further below the last line, what grows towards that runs through a label over the pay. */
const GROWTH_PX = 48;
/** The pay's own line is some pixels thick. */
const SAME_LINE_PX = 3;

/**
 * The line of the pay goes right across, and would run through labels of ground that is about as high.
 * Just over the last ground, that one's label goes under its line. Just under ground, both labels go
 * under the pay: the ground's at its beginning, the pay's at the far end, or before it where there is low ground.
 */
function placeLabels(pieces: readonly GroundPiece[], pay: NonNullable<PayGround["pay"]>) {
  const over = ({ height }: GroundPiece) => ((pay.fromY - height) * PICTURE_PX) / 100;
  const lower = pieces.slice(0, -1);
  const last = pieces.at(-1);
  const overLast = last ? over(last) : LABEL_PX;
  const isThrough = (piece: GroundPiece) =>
    piece.labelY > 0 && over(piece) < -SAME_LINE_PX && over(piece) > -LABEL_PX;
  const isOnLower = lower.some((piece) => Math.abs(over(piece)) < LABEL_PX);
  const isNearLast = overLast < 0 && overLast > -GROWTH_PX && !isOnLower;
  // A label over low ground goes over the pay and its label, too.
  const isRaised = (piece: GroundPiece) =>
    piece.labelY < 0 && over(piece) > -LABEL_PX && over(piece) < LABEL_PX;
  const label: PayLabel = lower.some(isThrough)
    ? { ...pay.label, place: lower[0]?.phase === "graduate" ? "start" : "end", side: "under" }
    : { ...pay.label, side: isNearLast ? "under" : "over" };
  const placed = (piece: GroundPiece) => {
    if (isThrough(piece)) return { ...piece, labelY: WITHIN - over(piece) };
    return isRaised(piece) ? { ...piece, labelY: 2 * OVER - 12 - Math.max(0, over(piece)) } : piece;
  };
  const isUnderPay = overLast >= 0 && overLast < LABEL_PX;
  return {
    pieces: [
      ...lower.map(placed),
      ...(last ? [{ ...last, labelY: isUnderPay ? WITHIN : OVER }] : []),
    ],
    pay: { ...pay, label },
  };
}

function growthOf({ pay, yearlyGrowth, risesOn }: PayPath, scale: Scale): PayGround["growth"] {
  if (pay === null || !yearlyGrowth) return null;
  const years = daysBetween(scale.from, risesOn) / 365.25;
  const count = Math.max(1, Math.round(years * PIECES_A_YEAR));
  const end = scale.x(risesOn);
  const at = (piece: number) => ({
    x: rounded((piece / count) * end),
    y: scale.y(pay * (1 + yearlyGrowth) ** ((piece / count) * years)),
  });
  const lines = Array.from({ length: count }, (_, piece) => {
    const [start, stop] = [at(piece), at(piece + 1)];
    return { fromX: start.x, fromY: start.y, toX: stop.x, toY: stop.y };
  });
  const rise = ((lines.at(-1)!.toY - lines[0]!.fromY) * PICTURE_PX) / 100;
  return { words: rise < GROWTH_PX ? null : `Rising ${percent(yearlyGrowth)} a year`, lines };
}

function yearsOf({ from, to, x }: Scale): PayGround["years"] {
  const first = Number(from.slice(0, 4)) + 1;
  const last = Number(to.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, after) => String(first + after)).map(
    (label) => ({ label, left: x(`${label}-01-01`) }),
  );
}

function rowOf({ phase, from, until, required }: PayStep): [string, string, string] {
  const days = until ? `${longDay(from)} to ${longDay(until)}` : `From ${longDay(from)}`;
  return [phaseNames[phase], days, required === null ? "No pay line" : inPounds(required)];
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}
