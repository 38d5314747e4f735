import { haveOneEnding } from "#rules/employer-names/legal-ending.ts";
import { aliasKey } from "./known-names.server.ts";
import { reviewedNames } from "./reviewed-names.server.ts";

let entries: Map<string, string[]> | undefined;

/** A reviewed name whose entry this copy does not have: whom we know it to mean. Null of other names. */
export function findReviewedName(typed: string): string | null {
  entries ??= entriesByName();
  const named = entries.get(aliasKey(typed)) ?? [];
  // Microsoft Corporation is not Microsoft Limited.
  const [only, ...others] = named.filter((entry) => haveOneEnding(typed, entry));
  if (!only) return null;
  const name = typed.trim();
  return others.length === 0
    ? `${name} is ${only} on the Home Office’s register, by our list of names; this copy of the register does not list it.`
    : `${name} may be ${others.length + 1} organisations on the Home Office’s register, by our list of names, ${only} among them; this copy of the register lists none of them.`;
}

function entriesByName(): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const { name, entry } of reviewedNames()) {
    const key = aliasKey(name);
    const known = byName.get(key) ?? [];
    if (!known.includes(entry)) byName.set(key, [...known, entry]);
  }
  return byName;
}
