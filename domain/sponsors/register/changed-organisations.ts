import {
  identityFrom,
  identityOf,
  identityText,
  type Organisation,
  organisationFrom,
} from "#rules/sponsor-register/organisation.ts";
import {
  changesBetween,
  type RegisterChange,
} from "#rules/sponsor-register/organisation-changes.ts";
import type { RawRow } from "#rules/sponsor-register/raw-row.ts";
import type { KnownOrganisation } from "./known-organisations.server.ts";
import type { AddedRow, CopiesChange } from "./settle-copies.ts";
import type { StoredRow } from "./stored-rows.server.ts";

/** One organisation that the file says something new about. */
export type OrganisationChange = {
  /** Null: it is new to us. */
  id: number | null;
  /** Null: it was not on the register. */
  before: Organisation | null;
  /** Null: it is no longer on the register. */
  after: Organisation | null;
  changes: RegisterChange[];
  rowsAdded: AddedRow[];
};

type Given = {
  stored: readonly StoredRow[];
  copies: readonly CopiesChange[];
  added: readonly AddedRow[];
  known: readonly KnownOrganisation[];
  /** The first copy tells nothing of who joined when: it makes no events. */
  isFirst: boolean;
};

type Draft = Omit<OrganisationChange, "changes">;

const PAUSE_EVERY = 2000;

export function* changedOrganisations(given: Given): Generator<void, OrganisationChange[]> {
  const rowsOf = rowsByOrganisation(given);
  const newRows = yield* byIdentity(given.added);

  const drafts: Draft[] = given.known.map((organisation) => {
    const { before, remaining } = rowsOf.get(organisation.id) ?? { before: [], remaining: [] };
    const rowsAdded = newRows.get(identityText(organisation)) ?? [];
    newRows.delete(identityText(organisation));
    return {
      id: organisation.id,
      before: madeFrom(before),
      after: madeFrom([...remaining, ...rowsAdded.map(({ row }) => row)]),
      rowsAdded,
    };
  });
  let made = 0;
  for (const [identity, rowsAdded] of newRows) {
    if (made++ % PAUSE_EVERY === 0) yield;
    drafts.push({
      id: null,
      before: null,
      after: organisationFrom(
        rowsAdded.map(({ row }) => row),
        identityFrom(identity),
      ),
      rowsAdded,
    });
  }
  return withMoves(drafts).map((draft) => ({
    ...draft,
    changes: given.isFirst ? [] : changesBetween(draft.before, draft.after),
  }));
}

function rowsByOrganisation({ stored, copies, known }: Given) {
  const rows = new Map(
    known.map(({ id }) => [id, { before: [] as RawRow[], remaining: [] as RawRow[] }]),
  );
  const left = new Map(copies.map(({ id, copies: count }) => [id, count]));
  for (const { id, organisationId, row } of known.length > 0 ? stored : []) {
    const its = rows.get(organisationId);
    if (!its) continue;
    its.before.push(row);
    if (left.get(id) !== 0) its.remaining.push(row);
  }
  return rows;
}

function* byIdentity(added: readonly AddedRow[]): Generator<void, Map<string, AddedRow[]>> {
  const groups = new Map<string, AddedRow[]>();
  for (const [at, addedRow] of added.entries()) {
    if (at % PAUSE_EVERY === 0) yield;
    const key = identityText(identityOf(addedRow.row));
    const group = groups.get(key);
    if (group) group.push(addedRow);
    else groups.set(key, [addedRow]);
  }
  return groups;
}

function madeFrom(rows: readonly RawRow[]): Organisation | null {
  return rows.length > 0 ? organisationFrom(rows) : null;
}

/**
 * One organisation gone and one new of the same name is a move, and keeps its
 * timeline. With several of either, nobody can say which went where.
 */
function withMoves(drafts: Draft[]): Draft[] {
  const gone = group(
    drafts.filter(({ before, after }) => before && !after),
    ({ before }) => before,
  );
  const come = group(
    drafts.filter(({ id }) => id === null),
    ({ after }) => after,
  );
  const moved = new Set<Draft>();
  const movers = [...gone].flatMap(([nameKey, [from, ...others]]) => {
    const [to, ...more] = come.get(nameKey) ?? [];
    if (!from || !to || others.length > 0 || more.length > 0) return [];
    moved.add(from).add(to);
    return [{ ...to, id: from.id, before: from.before }];
  });
  return [...drafts.filter((draft) => !moved.has(draft)), ...movers];
}

function group(drafts: readonly Draft[], which: (draft: Draft) => Organisation | null) {
  return Map.groupBy(drafts, (draft) => which(draft)?.nameKey ?? "");
}
