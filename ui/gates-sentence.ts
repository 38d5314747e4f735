export type GateState = "open" | "shut" | "unknown";

export type Gate = {
  label: string;
  state: GateState;
  /** The state in this gate's own words, such as "Open by £1,200". */
  word?: string;
  note?: string;
};

const words: Record<GateState, string> = { open: "Open", shut: "Shut", unknown: "Not known" };

export function stateWord(state: GateState): string {
  return words[state];
}

/** The whole drawing in one sentence: "Fits: Licence open, Salary shut." */
export function gatesSentence(label: string, gates: readonly Gate[]): string {
  const each = gates.map((gate) => `${gate.label} ${words[gate.state].toLowerCase()}`);
  return `${label}: ${each.join(", ")}.`;
}

/** For each piece of path, from the start up to the end, whether it can be walked. */
export function walkable(gates: readonly Gate[]): boolean[] {
  const firstClosed = gates.findIndex((gate) => gate.state !== "open");
  const reach = firstClosed === -1 ? gates.length : firstClosed;
  return Array.from({ length: gates.length + 1 }, (_, piece) => piece <= reach);
}
