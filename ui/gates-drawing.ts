import { type Gate, type GateState, walkable } from "./gates-sentence.ts";

const FIRST = 46;
const STEP = 72;
const PATH = 21;

type Drawing = { width: number; marks: string };

/** By their states: four or five gates of three states make some hundred drawings at most. */
const drawings: Record<string, Drawing> = {};

/**
 * Gates as the inside of a small SVG. As text, once for each row of states: a page of twenty cards
 * had four hundred elements of it, a quarter of what React rendered there.
 */
export function drawingOf(gates: readonly Gate[]): Drawing {
  const key = gates.map(({ state }) => state).join();
  drawings[key] ??= draw(gates);
  return drawings[key];
}

function draw(gates: readonly Gate[]): Drawing {
  const width = placeOf(gates.length - 1) + 50;
  const isOpen = gates.every((gate) => gate.state === "open");
  const marks = [
    `<rect class="m-band" width="${width}" height="42" rx="6"/>`,
    ...gates.map((_, index) => line("wall", `M${placeOf(index)} 0v10m0 22v10`)),
    ...walkable(gates).map((isWalkable, piece) =>
      line(isWalkable ? "line" : "line m-line--off", pieceOfPath(gates, piece, width)),
    ),
    ...gates.map(({ state }, index) => gateMark(state, placeOf(index))),
    dot("you", 12),
    dot(isOpen ? "end m-end--on" : "end", width - 12),
    isOpen ? line("tick", `M${width - 14.8} 21.2l2 2 3.6-4`) : "",
  ];
  return { width, marks: marks.join("") };
}

function placeOf(gate: number): number {
  return FIRST + STEP * gate;
}

function line(name: string, d: string): string {
  return `<path class="m-${name}" d="${d}"/>`;
}

function dot(name: string, x: number): string {
  return `<circle class="m-${name}" cx="${x}" cy="${PATH}" r="6"/>`;
}

/** One piece of path. It stands clear of a gate that is not open, and runs a hair into one that is, to leave no seam. */
function pieceOfPath(gates: readonly Gate[], piece: number, width: number): string {
  const before = gates[piece - 1];
  const after = gates[piece];
  const from = before ? placeOf(piece - 1) + clearance(before) : 13;
  const to = after ? placeOf(piece) - clearance(after) : width - 16;
  return `M${from} ${PATH}H${to}`;
}

function clearance(gate: Gate): number {
  return gate.state === "open" ? -0.5 : 6;
}

function gateMark(state: GateState, x: number): string {
  const leaf: Record<GateState, string> = {
    open: `M${x} 10h14M${x} 32h14`,
    shut: `M${x} 10V32`,
    unknown: `M${x} 16V30`,
  };
  const hinges = [10, 32].map((y) => `<circle cx="${x}" cy="${y}" r="3.2"/>`).join("");
  return `<g class="m-${state}"><path d="${leaf[state]}"/>${hinges}</g>`;
}
