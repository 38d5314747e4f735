import { GatesFull } from "#ui/gates-full.tsx";
import type { VerdictView } from "../verdict-view.ts";

export function VerdictGates({ view }: { view: VerdictView }) {
  return (
    <div className="verdict__gates">
      <GatesFull
        label={`The gates on ${view.day.words}`}
        gates={view.gates}
        start={view.start}
        end={view.end}
      />
    </div>
  );
}
