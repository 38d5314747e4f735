import { nameWords, withoutSuffix } from "#rules/sponsor-register/name-words.ts";
import { splitTradingNames } from "#rules/sponsor-register/trading-names.ts";

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

type Random = () => number;

/** The same numbers on every run (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Damages a name in one of the ways; a name without a trading name is misspelt instead. */
export function damage(name: string, kind: DamageKind, random: Random): string {
  const { legal, trading } = splitTradingNames(name);
  const trade = trading[0] ?? legal;
  switch (kind) {
    case "one edit":
      return edited(name, random);
    case "one edit, no suffix":
      return edited(plain(legal), random);
    case "no suffix":
      return plain(legal);
    case "case and punctuation":
      return shouted(name, random);
    case "trading name":
      return plain(trade);
    case "trading name, one edit":
      return edited(plain(trade), random);
    case "prefix":
      return beginning(plain(legal));
  }
}

function plain(name: string): string {
  return withoutSuffix(nameWords(name)).join(" ") || name;
}

function shouted(name: string, random: Random): string {
  const letters = name.replace(/[.,'"()-]/g, "").replaceAll("&", "and");
  return random() < 0.5 ? letters.toUpperCase() : letters.toLowerCase();
}

/** Three fifths of the name, and no fewer than ten letters. */
function beginning(name: string): string {
  return name.slice(0, Math.max(10, Math.ceil(name.length * 0.6))).trimEnd();
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** One letter added, dropped, changed or swapped with its neighbour; or a space dropped or added. */
function edited(name: string, random: Random): string {
  const at = Math.floor(random() * name.length);
  const letter = LETTERS[Math.floor(random() * LETTERS.length)]!;
  const [before, here, after] = [name.slice(0, at), name[at]!, name.slice(at + 1)];
  switch (Math.floor(random() * 6)) {
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
