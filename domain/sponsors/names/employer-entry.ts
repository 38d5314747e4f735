import type { Changes } from "#search/contract.ts";
import type { NameEntry } from "#search/names/contract.ts";

/** The copy of the register that the index has read. */
export type RegisterCopy = { importId: number; asOf: string; isDemo: boolean };

/**
 * An entry of the register in the index. Its weight is 0 once it has left, else 1 and its
 * prominence. The entry of number 0 is nobody: it says which copy the others are of.
 */
export type EmployerEntry = NameEntry & { weight: number; copy?: RegisterCopy | null };

/** So that of many that begin alike the index itself leaves out the least prominent. */
const WEIGHT_SCALE = 6;

/** Initials are found as they are or not at all: one letter on, they are somebody else's. */
export function weighted({ changed, gone }: Changes<EmployerEntry>): Changes<NameEntry> {
  const real = changed.filter(({ copy }) => copy === undefined);
  const scaled = real.map((entry) => ({
    ...entry,
    names: entry.names.filter(({ kind }) => !isInitials(kind)),
    weight: WEIGHT_SCALE * entry.weight,
  }));
  return { changed: scaled, gone };
}

export function isInitials(kind: string): boolean {
  return kind.endsWith("initials");
}
