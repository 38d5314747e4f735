import { type Gate, type GateState, walkable } from "./gates-words.ts";

const FIRST = 46;
const STEP = 72;
const PATH = 21;

const classes: Record<GateState, string> = { open: "m-o", shut: "m-x", unknown: "m-q" };

type Drawing = { width: number; marks: string };

/** A card has four or five gates of three states: there is no more to keep than some hundred. */
const MAX_DRAWINGS = 500;
const drawings = new Map<string, Drawing>();

/**
 * Gates as the inside of a small SVG. As text, once for each row of states: a page of twenty cards
 * had four hundred elements of it, a quarter of what React rendered there.
 */
export function drawingOf(gates: readonly Gate[]): Drawing {
  const key = gates.map(({ state }) => state).join();
  const known = drawings.get(key);
  if (known) return known;
  const drawing = draw(gates);
  if (drawings.size < MAX_DRAWINGS) drawings.set(key, drawing);
  return drawing;
}

function draw(gates: readonly Gate[]): Drawing {
  const width = FIRST + STEP * (gates.length - 1) + 50;
  const places = gates.map((_, index) => FIRST + STEP * index);
  const walls = places.map((x) => `M${x} 0V10M${x} 32V42`).join("");
  const isOpen = gates.every((gate) => gate.state === "open");
  const pieces = walkable(gates).map(
    (isWalkable, piece) =>
      `<path class="m-line${isWalkable ? "" : " m-line--off"}" d="${pieceOfPath(gates, piece, width)}"/>`,
  );
  const marks = [
    `<rect class="m-band" width="${width}" height="42" rx="6"/>`,
    `<path class="m-wall" d="${walls}"/>`,
    ...pieces,
    ...gates.map(({ state }, index) => gateMark(state, places[index] ?? 0)),
    `<circle class="m-you" cx="12" cy="${PATH}" r="6"/>`,
    `<circle class="m-end${isOpen ? " m-end--on" : ""}" cx="${width - 12}" cy="${PATH}" r="6"/>`,
    isOpen ? `<path class="m-tick" d="M${width - 14.8} 21.2l2 2 3.6-4"/>` : "",
  ];
  return { width, marks: marks.join("") };
}

/** One piece of path. It stands clear of a gate that is not open, and runs a hair into one that is, to leave no seam. */
function pieceOfPath(gates: readonly Gate[], piece: number, width: number): string {
  const before = gates[piece - 1];
  const after = gates[piece];
  const from = before ? FIRST + STEP * (piece - 1) + clearance(before) : 13;
  const to = after ? FIRST + STEP * piece - clearance(after) : width - 16;
  return `M${from} ${PATH}H${to}`;
}

function clearance(gate: Gate): number {
  return gate.state === "open" ? -0.5 : 6;
}

function gateMark(state: GateState, x: number): string {
  const leaf: Record<GateState, string> = {
    open: `M${x} 10H${x + 14}M${x} 32H${x + 14}`,
    shut: `M${x} 10V32`,
    unknown: `M${x} 16V30`,
  };
  return `<g class="${classes[state]}"><path d="${leaf[state]}"/><circle cx="${x}" cy="10" r="3.2"/><circle cx="${x}" cy="32" r="3.2"/></g>`;
}
