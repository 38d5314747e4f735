import { Dice } from "#test/dice.ts";

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

/** Names that nobody has, the same on every run. */
export function inventedNames(): string[] {
  const dice = new Dice(7);
  const word = () => Array.from({ length: 4 }, () => dice.oneOf(SYLLABLES)).join("");
  return Array.from(
    { length: INVENTED },
    () => `${word()} ${dice.oneOf(TRADES)}${dice.oneOf(ENDINGS)}`,
  );
}
