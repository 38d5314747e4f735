import { nameWords, withoutSuffix } from "#rules/sponsor-register/name-words.ts";
import { splitTradingNames } from "#rules/sponsor-register/trading-names.ts";
import type { Dice } from "#test/dice.ts";

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
] as const;

export type DamageKind = (typeof damageKinds)[number];

/** Damages a name in one of the ways; a name without a trading name is misspelt instead. */
export function damage(name: string, kind: DamageKind, dice: Dice): string {
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
  }
}

function plain(name: string): string {
  return withoutSuffix(nameWords(name)).join(" ") || name;
}

function shouted(name: string, dice: Dice): string {
  const letters = name.replace(/[.,'"()-]/g, "").replaceAll("&", "and");
  return dice.next() < 0.5 ? letters.toUpperCase() : letters.toLowerCase();
}

/** Three fifths of the name, and no fewer than ten letters. */
function beginning(name: string): string {
  return name.slice(0, Math.max(10, Math.ceil(name.length * 0.6))).trimEnd();
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** One letter added, dropped, changed or swapped with its neighbour; or a space dropped or added. */
function edited(name: string, dice: Dice): string {
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
