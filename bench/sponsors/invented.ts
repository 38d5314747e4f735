import { SeededRandom } from "#test/seeded-random.ts";

export const INVENTED = 200;

const SYLLABLES = ["vor", "quel", "zan", "tri", "mox", "pel", "dru", "ky", "wex", "bram", "oth"];
const TRADES = [
  "Fintech",
  "Robotics",
  "Foods",
  "Logistics",
  "Care",
  "Analytics",
  "Studios",
  "Labs",
];
const ENDINGS = ["", " Ltd", " Limited", " PLC"];

/** Names that nobody has, the same on every run: a long word of its own and a trade. */
export function inventedNames(): string[] {
  const dice = new SeededRandom(7);
  const word = () => Array.from({ length: 4 }, () => dice.oneOf(SYLLABLES)).join("");
  return Array.from(
    { length: INVENTED },
    () => `${word()} ${dice.oneOf(TRADES)}${dice.oneOf(ENDINGS)}`,
  );
}

const ONSETS = ["b", "br", "c", "d", "f", "gr", "h", "k", "l", "m", "p", "s", "st", "t", "v", "z"];
const VOWELS = ["a", "e", "i", "o", "u", "ai", "oo"];
const CODAS = ["", "n", "r", "l", "x", "m", "nd", "rk", "s"];

/** A short word and a trade: some come near a real name by accident, and may be a misspelling of it. */
export function shortInventedNames(): string[] {
  const dice = new SeededRandom(11);
  const syllable = () => dice.oneOf(ONSETS) + dice.oneOf(VOWELS) + dice.oneOf(CODAS);
  return Array.from({ length: INVENTED }, () => `${syllable()}${syllable()} ${dice.oneOf(TRADES)}`);
}
