import type { PayPath } from "#rules/uk-work/pay-path.ts";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { type GroundLine, type GroundPiece, type PayGround, payGround } from "../pay-ground.ts";
import "./pay-ground.css";

type PayGroundFigureProps = {
  path: PayPath;
  /** What the figures rest on: the occupation, and whose rates of which day. */
  note: string;
  headingLevel?: 2 | 3;
};

/** The pay a visa needs over time, drawn as ground that rises on the day the lower line ends. */
export function PayGroundFigure({ path, note, headingLevel = 3 }: PayGroundFigureProps) {
  const ground = payGround(path);
  return (
    <ChartFrame
      isBare
      headingLevel={headingLevel}
      headline={ground.headline}
      note={note}
      table={{ headings: ["Line", "When", "Pay a year needed"], rows: ground.rows }}
    >
      <div className="ground">
        <svg className="ground__p" aria-hidden="true" focusable="false">
          {ground.pieces.map((piece) => (
            <Piece key={piece.phase} piece={piece} />
          ))}
          <Growth growth={ground.growth} />
          {ground.pay ? <PayLine line={ground.pay} /> : null}
          {ground.pieces.map((piece) => (
            <PieceLabel key={piece.phase} piece={piece} />
          ))}
          {ground.pay ? (
            <PayLabel line={ground.pay} risesAt={ground.pieces.at(-1)?.left ?? 100} />
          ) : null}
        </svg>
        <svg className="ground__y" aria-hidden="true" focusable="false">
          {ground.years.map(({ left, label }) => (
            <text key={label} x={`${left}%`} y="16">
              {label}
            </text>
          ))}
        </svg>
      </div>
    </ChartFrame>
  );
}

function Piece({ piece: { phase, left, width, height } }: { piece: GroundPiece }) {
  const top = `${100 - height}%`;
  return (
    <g data-phase={phase}>
      <rect
        className="ground__g"
        x={`${left}%`}
        y={top}
        width={`${width}%`}
        height={`${height}%`}
      />
      <rect className="ground__e" x={`${left}%`} y={top} width={`${width}%`} height="3" />
    </g>
  );
}

/** Labels stand in their ground; the last over its far end where it can, clear of the pay that grows towards it. */
function PieceLabel({ piece }: { piece: GroundPiece }) {
  const { phase, left, width, height, label, labelY } = piece;
  const isLast = left + width > 99;
  return (
    <svg
      data-phase={phase}
      x={`${left}%`}
      y={`${100 - height}%`}
      width={`${width}%`}
      overflow="visible"
    >
      <text
        className={labelY > 0 ? "ground__l ground__l--in" : "ground__l"}
        x={isLast ? "100%" : "0"}
        dx={isLast ? "-6" : "6"}
        y={labelY}
        textAnchor={isLast ? "end" : "start"}
      >
        {label}
      </text>
    </svg>
  );
}

type PayLineProps = { line: NonNullable<PayGround["pay"]> };

function PayLine({ line }: PayLineProps) {
  return (
    <g>
      <Line className="ground__case" line={line} />
      <Line className="ground__pay" line={line} />
    </g>
  );
}

/** Before the rise, where growing pay has left it far below, or at an end. */
function PayLabel({ line, risesAt }: PayLineProps & { risesAt: number }) {
  const { text, place, side } = line.label;
  const left = { start: 0, rise: risesAt, end: 100 }[place];
  return (
    <svg x={`${left}%`} y={`${100 - line.fromY}%`} overflow="visible">
      <text
        className="ground__paylabel"
        x={place === "start" ? 6 : -6}
        y={side === "over" ? -8 : 20}
        textAnchor={place === "start" ? "start" : "end"}
      >
        {text}
      </text>
    </svg>
  );
}

/** How far along its line the growth has its label: earlier a phone has no room for it. */
const LABEL_OF_GROWTH = 0.72;

function Growth({ growth }: { growth: PayGround["growth"] }) {
  const middle = growth?.lines[Math.floor(growth.lines.length * LABEL_OF_GROWTH)];
  if (!growth || !middle) return null;
  return (
    <g>
      {growth.lines.map((line) => (
        <Line key={line.fromX} className="ground__up" line={line} />
      ))}
      {growth.words ? (
        <svg x={`${middle.fromX}%`} y={`${100 - middle.fromY}%`} overflow="visible">
          <text className="ground__paylabel" x="-6" y="-8" textAnchor="end">
            {growth.words}
          </text>
        </svg>
      ) : null}
    </g>
  );
}

function Line({ className, line }: { className: string; line: GroundLine }) {
  return (
    <line
      className={className}
      x1={`${line.fromX}%`}
      y1={`${100 - line.fromY}%`}
      x2={`${line.toX}%`}
      y2={`${100 - line.toY}%`}
    />
  );
}
