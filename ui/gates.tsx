import { GatesCard } from "./gates-card.tsx";
import { GatesFull } from "./gates-full.tsx";
import { type Gate, gatesSentence } from "./gates-sentence.ts";

export type { Gate, GateState } from "./gates-sentence.ts";

type GatesProps = {
  gates: readonly Gate[];
  size: "card" | "full";
  label: string;
  /** Who walks the path. Only the full drawing has room for these. */
  start?: { label: string; note?: string };
  end?: { label: string; note?: string };
};

/**
 * A plan drawing: a path crosses walls, and each wall's gate is swung open, shut, or dotted when
 * nobody knows. The path stays solid up to the first gate that is not open.
 */
export function Gates({ gates, size, label, start, end }: GatesProps) {
  if (size === "card") return <GatesCard gates={gates} alternative={gatesSentence(label, gates)} />;
  const isOpen = gates.every((gate) => gate.state === "open");

  return (
    <GatesFull
      gates={gates}
      label={label}
      start={start ?? { label: "You" }}
      end={end ?? { label: isOpen ? "Possible" : "Not today" }}
    />
  );
}
