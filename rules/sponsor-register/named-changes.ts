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
  const named = organisations.flatMap(({ before, after, changes }) =>
    changes.map((change) => ({
      kind: change.kind,
      ...nameOf(after ?? before),
      ...detailOf(change),
    })),
  );
  const kinds = Map.groupBy(named, ({ kind }) => kind);
  return order.flatMap((kind) => {
    const all = kinds.get(kind) ?? [];
    const first = all
      .sort(byName)
      .slice(0, FIRST)
      .map(({ kind: _kind, ...change }) => change);
    return all.length > 0 ? [{ kind, total: all.length, first }] : [];
  });
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
