import type { UkJob } from "#rules/uk-work/verdict-types.ts";
import type { AdvertReading } from "./read-advert.ts";
import type { Saying } from "./saying.ts";

/** What the advert's tick box says; the words are the board's own. */
export type TickBox = "offered" | "later" | "not-offered" | "unsaid";

type Standing = UkJob["employer"]["standing"];

/** How two of tick box, words and register stand to each other. */
export type FindingCode =
  | "box-and-words-agree"
  | "box-yes-words-no"
  | "box-no-words-yes"
  | "words-set-conditions"
  | "words-contradict-themselves"
  | "yes-and-on-register"
  | "yes-not-on-register"
  | "yes-register-unsure"
  | "yes-register-limited"
  | "licensed-in-words-not-on-register"
  | "no-though-on-register"
  | "silent-though-on-register";

export type Finding = {
  code: FindingCode;
  kind: "agreement" | "contradiction" | "open";
  /** The words it rests on; none where only the box speaks. */
  sayings: readonly Saying[];
};

/** Everything the three sources say about each other: between box and words first, then with the register. */
export function compareSaying(given: {
  tickBox: TickBox;
  words: AdvertReading;
  register: Standing;
}): Finding[] {
  return [...betweenBoxAndWords(given.tickBox, given.words), ...withRegister(given)];
}

function betweenBoxAndWords(tickBox: TickBox, { stance, sayings }: AdvertReading): Finding[] {
  const saying = (...wanted: Saying["stance"][]) =>
    sayings.filter((one) => wanted.includes(one.stance));
  const [yes, no, depends] = [saying("yes"), saying("no"), saying("conditional")];
  if (yes.length > 0 && no.length > 0)
    return [contradiction("words-contradict-themselves", [...yes, ...no])];
  const box = saysOfBox(tickBox);
  if (box === "yes" && no.length > 0 && stance === "no")
    return [contradiction("box-yes-words-no", no)];
  if (box === "no" && stance === "yes") return [contradiction("box-no-words-yes", yes)];
  if (box !== null && box === stance) return [agreement("box-and-words-agree", saying(box))];
  return depends.length > 0 ? [open("words-set-conditions", depends)] : [];
}

function withRegister(given: {
  tickBox: TickBox;
  words: AdvertReading;
  register: Standing;
}): Finding[] {
  const { register, words } = given;
  const claims = words.sayings.filter(({ code }) => code === "says-licensed");
  if (claims.length > 0 && register === "not-found")
    return [contradiction("licensed-in-words-not-on-register", claims)];
  const said = saidTogether(given);
  const sayings = words.sayings.filter(({ stance }) => stance === said || stance === "conditional");
  if (said === "yes") return [yesAgainst(register, sayings)];
  if (register !== "licensed") return [];
  if (said === "no") return [open("no-though-on-register", sayings)];
  return words.stance === "silent" ? [open("silent-though-on-register", [])] : [];
}

function yesAgainst(register: Standing, sayings: readonly Saying[]): Finding {
  if (register === "licensed") return agreement("yes-and-on-register", sayings);
  if (register === "not-found") return contradiction("yes-not-on-register", sayings);
  const isLimited = register === "restricted" || register === "other-routes";
  return open(isLimited ? "yes-register-limited" : "yes-register-unsure", sayings);
}

/** The words speak before the box; where they contradict themselves nobody does. */
function saidTogether({ tickBox, words }: { tickBox: TickBox; words: AdvertReading }) {
  const { stance, sayings } = words;
  if (stance === "yes" || stance === "conditional") return "yes";
  if (stance === "no") return "no";
  const isTorn = sayings.some((one) => one.stance === "yes");
  return isTorn ? null : saysOfBox(tickBox);
}

/** "Later" is an offer that has to be waited for. */
function saysOfBox(tickBox: TickBox): "yes" | "no" | null {
  if (tickBox === "unsaid") return null;
  return tickBox === "not-offered" ? "no" : "yes";
}

function agreement(code: FindingCode, sayings: readonly Saying[]): Finding {
  return { code, kind: "agreement", sayings };
}

function contradiction(code: FindingCode, sayings: readonly Saying[]): Finding {
  return { code, kind: "contradiction", sayings };
}

function open(code: FindingCode, sayings: readonly Saying[]): Finding {
  return { code, kind: "open", sayings };
}
