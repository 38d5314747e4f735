import type { Organisation } from "./organisation.ts";
import type { RegisterChange, RegisterChangeKind } from "./organisation-changes.ts";

/** One change of the register, with whom it is about. */
export type NamedChange = {
  name: string;
  town: string;
  route: string | null;
  before: string | null;
  after: string | null;
};

/** The changes of one kind that a file would make: how many, and the first of them by name. */
export type KindOfChange = { kind: RegisterChangeKind; total: number; first: NamedChange[] };

type Changed = {
  before: Organisation | null;
  after: Organisation | null;
  changes: readonly RegisterChange[];
};

/** Those whom somebody would look for first come first. */
const order: readonly RegisterChangeKind[] = [
  "joined",
  "left",
  "rating_changed",
  "route_gained",
  "route_lost",
  "moved",
];

const FIRST = 20;

/** What a file would change, kind by kind, in few enough names to read before deciding. */
export function namedChanges(organisations: readonly Changed[]): KindOfChange[] {
  const kinds = new Map(order.map((kind) => [kind, { kind, total: 0, first: [] } as KindOfChange]));
  for (const { before, after, changes } of organisations) {
    for (const change of changes) {
      const named = { ...nameOf(after ?? before), ...detailOf(change) };
      const kind = kinds.get(change.kind)!;
      kind.total += 1;
      keepIfFirst(kind.first, named);
    }
  }
  return [...kinds.values()].filter(({ total }) => total > 0);
}

/** Puts it where it belongs among the few that are shown; a large file is read in one pass. */
function keepIfFirst(first: NamedChange[], named: NamedChange): void {
  const place = first.findLastIndex((one) => byName(one, named) <= 0) + 1;
  if (place >= FIRST) return;
  first.splice(place, 0, named);
  first.length = Math.min(first.length, FIRST);
}

function nameOf(organisation: Organisation | null) {
  return { name: organisation?.name ?? "", town: organisation?.town ?? "" };
}

function detailOf(change: RegisterChange) {
  const { before, after } = change;
  return { route: "route" in change ? change.route : null, before, after };
}

/** Plain order of letters: a large file is compared within its pause. */
function byName(one: NamedChange, other: NamedChange): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
}
