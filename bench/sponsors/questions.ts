import { bareName, searchNames } from "#rules/sponsor-register/name-keys.ts";
import {
  identityOf,
  identityText,
  organisationFrom,
} from "#rules/sponsor-register/organisation.ts";
import type { Standing } from "#rules/sponsor-register/standing.ts";
import { realRegisterText } from "#test/real-register.ts";
import { rowsIn } from "#test/register-file.ts";
import { SeededRandom } from "#test/seeded-random.ts";
import { canBeDamaged, type DamageKind, damage, damageKinds, type Means } from "./damage.ts";

export type BenchOrganisation = {
  id: number;
  name: string;
  nameKey: string;
  town: string;
  bares: string[];
  routes: string[];
  standing: Standing;
};

export type Question = { typed: string; kind: DamageKind; meant: BenchOrganisation };

export function readOrganisations(): BenchOrganisation[] {
  const rows = rowsIn(realRegisterText("2026-07-10"));
  const groups = Map.groupBy(rows, (row) => identityText(identityOf(row)));
  return [...groups.values()].map((group, id) => {
    const { name, nameKey, townKey, standing } = organisationFrom(group);
    const bares = searchNames(name).map(({ bare }) => bare);
    const routes = group.map((row) => row[4]);
    return { id, name, nameKey, town: townKey, bares, routes, standing };
  });
}

/** So many random names, damaged in each way in turn, the same on every run. */
export function makeQuestions(
  organisations: readonly BenchOrganisation[],
  count: number,
): Question[] {
  const dice = new SeededRandom(20_260_710);
  const isRarest = rarestOf(organisations);
  const traders = organisations.filter(({ bares }) => bares.length > 1);
  return Array.from({ length: count }, (_, n) => {
    const kind = damageKinds[n % damageKinds.length]!;
    const from = kind.startsWith("trading") ? traders : organisations;
    const meant = fitting(kind, () => dice.oneOf(from));
    return { typed: damage(meant.name, kind, { dice, isRarest }), kind, meant };
  });
}

/** Tells the word of a name that the fewest names have. */
function rarestOf(organisations: readonly BenchOrganisation[]): Means["isRarest"] {
  const counts = new Map<string, number>();
  for (const { bares } of organisations)
    for (const word of new Set((bares[0] ?? "").split(" ")))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const countOf = (word: string) => counts.get(word) ?? 0;
  return (word, words) => words.every((other) => countOf(word) <= countOf(other));
}

/** Another name where this one has no word to shorten, to leave out or to join, or is short. */
function fitting(kind: DamageKind, next: () => BenchOrganisation): BenchOrganisation {
  for (let tries = 0; tries < 2000; tries++) {
    const one = next();
    if (canBeDamaged(one.name, kind)) return one;
  }
  throw new Error(`No name can be damaged so: ${kind}`);
}

/** The organisation itself, or one that the register lists under the very same name. */
export function isRight(found: BenchOrganisation, { meant }: Question): boolean {
  return found.id === meant.id || found.bares.some((bare) => meant.bares.includes(bare));
}

export function bareOf(typed: string): string {
  return bareName(typed);
}
