import { bareName, searchNames } from "#rules/sponsor-register/name-keys.ts";
import {
  identityOf,
  identityText,
  organisationFrom,
} from "#rules/sponsor-register/organisation.ts";
import { Dice } from "#test/dice.ts";
import { realRegisterText } from "#test/real-register.ts";
import { rowsIn } from "#test/register-file.ts";
import { canBeDamaged, type DamageKind, damage, damageKinds } from "./damage.ts";

export type BenchOrganisation = {
  id: number;
  name: string;
  nameKey: string;
  town: string;
  bares: string[];
  routes: string[];
};

export type Question = { typed: string; kind: DamageKind; meant: BenchOrganisation };

export function readOrganisations(): BenchOrganisation[] {
  const rows = rowsIn(realRegisterText("2026-07-10"));
  const groups = Map.groupBy(rows, (row) => identityText(identityOf(row)));
  return [...groups.values()].map((group, id) => {
    const { name, nameKey, townKey } = organisationFrom(group);
    const bares = searchNames(name).map(({ bare }) => bare);
    return { id, name, nameKey, town: townKey, bares, routes: group.map((row) => row[4]) };
  });
}

/** So many random names, damaged in each way in turn, the same on every run. */
export function makeQuestions(
  organisations: readonly BenchOrganisation[],
  count: number,
): Question[] {
  const dice = new Dice(20_260_710);
  const traders = organisations.filter(({ bares }) => bares.length > 1);
  return Array.from({ length: count }, (_, n) => {
    const kind = damageKinds[n % damageKinds.length]!;
    const from = kind.startsWith("trading") ? traders : organisations;
    const meant = fitting(kind, () => dice.oneOf(from));
    return { typed: damage(meant.name, kind, dice), kind, meant };
  });
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
