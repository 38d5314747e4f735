import { Check, CircleQuestionMark, X } from "lucide-react";
import type { CSSProperties } from "react";
import { type Gate, type GateState, stateWord, walkable } from "./gates-sentence.ts";
import { Icon, type LucideIcon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import "./gates-full.css";

type End = { label: string; note?: string };
type GatesFullProps = { gates: readonly Gate[]; label: string; start: End; end: End };

const icons: Record<GateState, LucideIcon> = { open: Check, shut: X, unknown: CircleQuestionMark };

/** The large drawing. It is a list whose words say what the drawing shows; upright on phones. */
export function GatesFull({ gates, label, start, end }: GatesFullProps) {
  const pieces = walkable(gates);
  const isOpen = pieces.at(-1) === true;

  return (
    <ol className="gates" aria-label={label} style={{ "--gates": gates.length } as CSSProperties}>
      <li className="gate" data-s="you">
        <div className="gate__m gate__m--end" aria-hidden="true">
          <span className="gate__you" />
        </div>
        <GateWords title={start.label} note={start.note} />
      </li>
      {gates.map((gate, index) => (
        <li
          className="gate"
          key={gate.label}
          data-s={gate.state}
          data-line={pieces[index + 1] ? undefined : "off"}
        >
          <div className="gate__m" aria-hidden="true">
            <GateDrawing state={gate.state} />
          </div>
          <GateWords title={gate.label} note={gate.note} gate={gate} />
        </li>
      ))}
      <li className="gate" data-s="end" data-line={isOpen ? undefined : "off"}>
        <div className="gate__m gate__m--end" aria-hidden="true">
          <span className={isOpen ? "gate__end" : "gate__end gate__end--off"}>
            {isOpen ? <Icon icon={Check} /> : null}
          </span>
        </div>
        <GateWords title={end.label} note={end.note} />
      </li>
    </ol>
  );
}

type GateWordsProps = { title: string; gate?: Gate; note: string | undefined };

function GateWords({ title, gate, note }: GateWordsProps) {
  return (
    <div className="gate__b">
      <p className="gate__t">{title}</p>
      {gate ? (
        <p className="gate__s">
          <Icon icon={icons[gate.state]} />
          {gate.word ? <VisuallyHidden>{stateWord(gate.state)}: </VisuallyHidden> : null}
          {gate.word ?? stateWord(gate.state)}
        </p>
      ) : null}
      {note ? <p className="gate__d">{note}</p> : null}
    </div>
  );
}

function GateDrawing({ state }: { state: GateState }) {
  return (
    <svg viewBox="0 0 72 117" focusable="false" aria-hidden="true">
      <path className="g-wall" d="M36 0V31M36 86V117" />
      {state === "open" ? (
        <>
          <path className="g-swing" d="M62 32A26 26 0 0 1 38 57M62 85A26 26 0 0 0 38 60" />
          <path className="g-leaf" d="M36 31H63M36 86H63" />
        </>
      ) : null}
      {state === "shut" ? <path className="g-leaf" d="M36 31V55.5M36 61.5V86" /> : null}
      {state === "unknown" ? <path className="g-leaf g-leaf--ask" d="M36 42V78" /> : null}
      <circle className="g-post" cx="36" cy="31" r="5.5" />
      <circle className="g-post" cx="36" cy="86" r="5.5" />
    </svg>
  );
}
