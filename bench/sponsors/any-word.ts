import { SeededRandom } from "#test/seeded-random.ts";
import type { Contender } from "./contenders.ts";
import { canBeDamaged, damage } from "./damage.ts";
import { type BenchOrganisation, bareOf, isRight } from "./questions.ts";

const NAMES = 500;
const IN_FIVE = 5;

/**
 * A name without any one of its words, the one included that says whose it is. What is left may be in
 * more than five names equally well: `most` is the share that nobody who has only the words could pass.
 */
export async function measureAnyWord(ours: Contender, organisations: readonly BenchOrganisation[]) {
  const dice = new SeededRandom(20_261_117);
  const long = organisations.filter(({ name }) => canBeDamaged(name, "a word missing"));
  const others = othersIn(organisations);
  const figures = { names: NAMES, found: 0, misses: 0, shared: 0, most: 0 };
  for (let n = 0; n < NAMES; n++) {
    const meant = dice.oneOf(long);
    const typed = damage(meant.name, "a word missing", { dice, isRarest: () => false });
    const found = (await ours.ask(typed)).slice(0, IN_FIVE);
    const equals = others(typed, meant);
    const isFound = found.some((id) =>
      isRight(organisations[id]!, { typed, meant, kind: "a word missing" }),
    );
    figures.found += isFound ? 1 : 0;
    figures.misses += isFound ? 0 : 1;
    figures.shared += !isFound && equals > IN_FIVE ? 1 : 0;
    figures.most += Math.min(1, IN_FIVE / equals);
  }
  return figures;
}

/** Counts the names that have all of these words in their order, and no more words than the one that is meant. */
function othersIn(organisations: readonly BenchOrganisation[]) {
  const names = [...new Set(organisations.flatMap(({ bares }) => bares[0] ?? []))];
  const words = names.map((name) => name.split(" "));
  const having = new Map<string, number[]>();
  for (const [at, each] of words.entries())
    for (const word of new Set(each)) {
      const own = having.get(word) ?? [];
      own.push(at);
      having.set(word, own);
    }
  return (typed: string, meant: BenchOrganisation): number => {
    const left = bareOf(typed).split(" ");
    const length = (meant.bares[0] ?? "").split(" ").length;
    const [rarest = []] = left
      .map((word) => having.get(word) ?? [])
      .sort((one, other) => one.length - other.length);
    const equals = rarest.filter((at) => words[at]!.length <= length && isWithin(left, words[at]!));
    return Math.max(1, equals.length);
  };
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  let next = 0;
  for (const word of all) if (word === some[next]) next++;
  return next === some.length;
}
