import { nameWords, withoutSuffix } from "#rules/sponsor-register/name-words.ts";
import { splitTradingNames } from "#rules/sponsor-register/trading-names.ts";
import type { SeededRandom } from "#test/seeded-random.ts";

/** A typed name and whom it means. */
export type DamagedName = { typed: string; kind: DamageKind; meantId: number; meantText: string };

export const damageKinds = [
  "one edit",
  "one edit, no suffix",
  "no suffix",
  "case and punctuation",
  "trading name",
  "trading name, one edit",
  "prefix",
  "last letter dropped",
  "two edits",
  "shortened words",
  "joined words",
  "a word missing",
] as const;

export type DamageKind = (typeof damageKinds)[number];

/** `isRarest`: of the words of a name, this one is in the fewest others. */
export type Means = {
  dice: SeededRandom;
  isRarest: (word: string, words: readonly string[]) => boolean;
};

/** Damages a name in one of the ways; a name without a trading name is misspelt instead. */
export function damage(name: string, kind: DamageKind, { dice, isRarest }: Means): string {
  const { legal, trading } = splitTradingNames(name);
  const trade = trading[0] ?? legal;
  switch (kind) {
    case "one edit":
      return edited(name, dice);
    case "one edit, no suffix":
      return edited(plain(legal), dice);
    case "no suffix":
      return plain(legal);
    case "case and punctuation":
      return shouted(name, dice);
    case "trading name":
      return plain(trade);
    case "trading name, one edit":
      return edited(plain(trade), dice);
    case "prefix":
      return beginning(plain(legal));
    case "last letter dropped":
      return plain(legal).slice(0, -1);
    case "two edits":
      return lettersEdited(plain(legal), dice);
    case "shortened words":
      return shortened(plain(legal));
    case "joined words":
      return plain(legal).replaceAll(" ", "");
    case "a word missing":
      return withoutWord(plain(legal), { dice, isRarest });
  }
}

/** Whether a name has what the damage needs. */
export function canBeDamaged(name: string, kind: DamageKind): boolean {
  const words = plain(splitTradingNames(name).legal).split(" ");
  const letters = words.join("").length;
  switch (kind) {
    // Of fewer letters, one changed is another name.
    case "one edit, no suffix":
    case "last letter dropped":
      return letters >= 5;
    case "two edits":
      return letters >= 8;
    case "shortened words":
      return words.some((word) => Object.hasOwn(SHORT, word));
    case "joined words":
      return words.length > 1;
    // What is left must still be somebody's name: two words.
    case "a word missing":
      return words.length > 2;
    default:
      return true;
  }
}

const SHORT: Readonly<Record<string, string>> = {
  international: "intl",
  group: "grp",
  services: "svcs",
  management: "mgmt",
};

function shortened(name: string): string {
  return name
    .split(" ")
    .map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word] : word))
    .join(" ");
}

/** Any of its words but the one that says whose name it is: without "Concordia", "Global Finance" is nobody's. */
function withoutWord(name: string, { dice, isRarest }: Means): string {
  const words = name.split(" ");
  const others = words.flatMap((word, place) => (isRarest(word, words) ? [] : [place]));
  const at = others.length > 0 ? dice.oneOf(others) : words.length - 1;
  return words.filter((_, place) => place !== at).join(" ");
}

/** Two letters changed, dropped or added, at two places. */
function lettersEdited(name: string, dice: SeededRandom): string {
  return edited(edited(name, dice), dice);
}

function plain(name: string): string {
  return withoutSuffix(nameWords(name)).join(" ") || name;
}

function shouted(name: string, dice: SeededRandom): string {
  const letters = name.replace(/[.,'"()-]/g, "").replaceAll("&", "and");
  return dice.next() < 0.5 ? letters.toUpperCase() : letters.toLowerCase();
}

/** Three fifths of the name, and no fewer than ten letters. */
function beginning(name: string): string {
  return name.slice(0, Math.max(10, Math.ceil(name.length * 0.6))).trimEnd();
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** One letter added, dropped, changed or swapped with its neighbour; or a space dropped or added. */
function edited(name: string, dice: SeededRandom): string {
  const at = dice.below(name.length);
  const letter = LETTERS[dice.below(LETTERS.length)]!;
  const [before, here, after] = [name.slice(0, at), name[at]!, name.slice(at + 1)];
  switch (dice.below(6)) {
    case 0:
      return before + letter + here + after;
    case 1:
      return before + after;
    case 2:
      return before + letter + after;
    case 3:
      return before + (after[0] ?? "") + here + after.slice(1);
    case 4:
      return name.replace(" ", "");
    default:
      return `${before} ${here}${after}`;
  }
}
