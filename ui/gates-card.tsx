import { type Gate, type GateState, walkable } from "./gates-words.ts";
import "./gates-card.css";

type GatesCardProps = { gates: readonly Gate[]; alternative: string };

const FIRST = 46;
const STEP = 72;
const PATH = 21;

const classes: Record<GateState, string> = { open: "m-o", shut: "m-x", unknown: "m-q" };

/** The small drawing on a card. Its words are one sentence; the labels below repeat them for the eye. */
export function GatesCard({ gates, alternative }: GatesCardProps) {
  const width = FIRST + STEP * (gates.length - 1) + 50;
  const places = gates.map((_, index) => FIRST + STEP * index);
  const walls = places.map((x) => `M${x} 0V10M${x} 32V42`).join("");
  const isOpen = gates.every((gate) => gate.state === "open");

  return (
    <div className="gatecard" role="img" aria-label={alternative} data-n={gates.length}>
      <svg className="mini" viewBox={`0 0 ${width} 42`} aria-hidden="true" focusable="false">
        <rect className="m-band" width={width} height="42" rx="6" />
        <path className="m-wall" d={walls} />
        {walkable(gates).map((isWalkable, piece) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a path keep their places
            key={piece}
            className={isWalkable ? "m-line" : "m-line m-line--off"}
            d={pieceOfPath(gates, piece, width)}
          />
        ))}
        {gates.map((gate, index) => (
          <GateMark key={gate.label} state={gate.state} x={places[index] ?? 0} />
        ))}
        <circle className="m-you" cx="12" cy={PATH} r="6" />
        <circle className={isOpen ? "m-end m-end--on" : "m-end"} cx={width - 12} cy={PATH} r="6" />
        {isOpen ? <path className="m-tick" d={`M${width - 14.8} 21.2l2 2 3.6-4`} /> : null}
      </svg>
      <ul className="gatecard__l" aria-hidden="true">
        {gates.map((gate) => (
          <li key={gate.label} data-s={gate.state}>
            {gate.label}
          </li>
        ))}
      </ul>
    </div>
  );
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

function GateMark({ state, x }: { state: GateState; x: number }) {
  const leaf: Record<GateState, string> = {
    open: `M${x} 10H${x + 14}M${x} 32H${x + 14}`,
    shut: `M${x} 10V32`,
    unknown: `M${x} 16V30`,
  };
  return (
    <g className={classes[state]}>
      <path d={leaf[state]} />
      <circle cx={x} cy="10" r="3.2" />
      <circle cx={x} cy="32" r="3.2" />
    </g>
  );
}
