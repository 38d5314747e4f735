import type { Finding, FindingCode } from "#rules/advert-words/compare-saying.ts";
import type { Sponsorship } from "../vocabulary.ts";

const tickedIn: Record<Sponsorship, string> = {
  offered: "yes",
  later: "“may sponsor later”",
  "not-offered": "no",
  unsaid: "not given",
};

const plain: Record<FindingCode, string> = {
  "box-and-words-agree": "What is said about sponsorship",
  "box-yes-words-no": "The advert says no",
  "box-no-words-yes": "The advert says yes",
  "words-set-conditions": "The advert says sponsorship depends",
  "words-contradict-themselves": "The advert says both yes and no",
  "yes-and-on-register": "The employer and the register agree",
  "yes-not-on-register": "The employer says yes; we do not find it on the register",
  "yes-register-unsure": "The employer says yes; the register is not as clear",
  "yes-register-limited": "The employer says yes; the register lists it with limits",
  "licensed-in-words-not-on-register":
    "The advert says it has a licence; we do not find the employer on the register",
  "no-though-on-register":
    "The employer is on the register, and says it does not sponsor for this job",
  "silent-though-on-register": "The employer is on the register, and does not mention sponsorship",
};

/** How two sources stand to each other, in a line. */
export function findingMessage(code: FindingCode, tick: Sponsorship): string {
  if (code === "box-yes-words-no" || code === "box-no-words-yes")
    return `The employer’s answer is ${tickedIn[tick]}, ${lowered(plain[code])}`;
  const isAgainstNo = code === "words-set-conditions" && tick === "not-offered";
  return isAgainstNo ? "The employer’s answer is no, the advert says it depends" : plain[code];
}

type Heard = { tick: Sponsorship; isLookedUp: boolean; isNo: boolean; isUnseen: boolean };

/** What matters most goes first: where sources contradict each other, then what is open. */
export function headlineFor(
  found: readonly Finding[],
  { tick, isLookedUp, isNo, isUnseen }: Heard,
): string {
  const codes = found
    .filter(({ code }) => isLookedUp || code !== "yes-register-unsure")
    .toSorted((one, other) => weight[one.kind] - weight[other.kind])
    .map(({ code }) => code);
  if (codes.includes("box-and-words-agree") && codes.includes("yes-and-on-register"))
    return "Three sources agree about sponsorship";
  const [first] = codes.filter((code) => code !== "box-and-words-agree");
  if (isUnseen && first === "silent-though-on-register")
    return "The employer is on the register; what its advert says is not known";
  if (first) return findingMessage(first, tick);
  return isNo ? "This employer does not sponsor for this job" : plain["box-and-words-agree"];
}

const weight: Record<Finding["kind"], number> = { contradiction: 0, open: 1, agreement: 2 };

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
