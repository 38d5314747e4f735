import type { Token } from "./sentences.ts";
import {
  CARDS,
  NOT,
  OTHER_SPONSORS,
  OTHER_SPONSORS_NEAR,
  PEOPLE,
  PRAISED,
  SPONSORED,
  STAMPS,
} from "./word-classes.ts";

const SPONSOR = /^sponsor(s|ed|ing|ship|ships)?$/;
const NEAR = 4;

/** Right before "sponsorship" these words leave no doubt which kind is meant. */
const PLAIN = new Set(
  "no any offer offers offering provide providing require requires requiring need needs needing without uk immigration employment employer work".split(
    " ",
  ),
);

/** Which words of a clause are about permission to work: "sponsor" and "visa" have other meanings too. */
export function topics(clause: readonly Token[], sentence: readonly Token[]): readonly boolean[] {
  const words = clause.map(({ word }) => word);
  const whole = sentence.map(({ word }) => word);
  const speaksOfVisas = whole.some((_, at) => isVisaWord(whole, at));
  return words.map(
    (word, at) =>
      isVisaWord(words, at) || (SPONSOR.test(word) && isOfWork(words, at, speaksOfVisas)),
  );
}

function isVisaWord(words: readonly string[], at: number): boolean {
  const [word, next, after] = [words[at], words[at + 1], words[at + 2]];
  if (word === "visa" || word === "visas") return !around(words, at, 3).some((n) => CARDS.has(n));
  if (word === "immigration" && SPONSOR.test(next ?? "")) return true;
  if (word === "work" || word === "employment") return next === "permit" || next === "permits";
  if (word === "skilled" && next === "worker") return true;
  if (word === "tier" && next === "2") return true;
  if (word === "stamp") return STAMPS.has(next ?? "");
  if (word === "non-sponsored" || word === "unsponsored") return true;
  if (word === "lmia" || word === "lmias" || word === "pgwp") return true;
  if (word === "cos") return isCertificate(words[at - 1], next);
  return /^certificates?$/.test(word ?? "") && next === "of" && after === "sponsorship";
}

const BEFORE_COS = new Set(
  "no a any the your inc including includes issue assign provide offer obtain require need with without".split(
    " ",
  ),
);
const AFTER_COS = new Set(
  "available provided offered issued assigned required : ( * \u2717 \u2713".split(" "),
);

/** "CoS available", not "cos we are a good team". */
function isCertificate(before = "", after = ""): boolean {
  return BEFORE_COS.has(before) || AFTER_COS.has(after);
}

/** Without a visa in sight "sponsor" may mean a fair, a project or a pension. */
function isOfWork(words: readonly string[], at: number, speaksOfVisas: boolean): boolean {
  const [before = "", after = ""] = [words[at - 1], words[at + 1]];
  if (words[at] === "sponsored" && after === "by") return false;
  const isOther = OTHER_SPONSORS.has(after) && !PEOPLE.has(words[at + 2] ?? "");
  if (OTHER_SPONSORS.has(before) || isOther) return false;
  if (speaksOfVisas || PLAIN.has(before)) return true;
  if (/^sponsor(s|ing)?$/.test(words[at]!) && !isVerbOfWork(words, at)) return false;
  return !around(words, at, NEAR).some((word) => OTHER_SPONSORS_NEAR.has(word));
}

const ARTICLES = new Set(["a", "an", "the", "our", "your", "as", "its", "their"]);
const LEVELS = /^(?:senior|junior|mid-level|registered|chartered|newly)$/;
const LICENSED = /^(licen[cs]ed?|approved|registered|a-rated)$/;

/** "We sponsor graduates" or "a licensed sponsor", not "we sponsor concerts" or "the sponsor". */
function isVerbOfWork(words: readonly string[], at: number): boolean {
  const [before = "", after = ""] = [words[at - 1], words[at + 1]];
  if (LICENSED.test(before) || LICENSED.test(after)) return true;
  if (before === "to" && LICENSED.test(words[at - 2] ?? "")) return true;
  if (ARTICLES.has(before)) return isDenied(words, at);
  if (PRAISED.has(after)) return SPONSORED.has(words[at + 2] ?? "");
  if (after === "so") return !/^(?:many|much)$/.test(words[at + 2] ?? "");
  const isOfLevel = LEVELS.test(after) && PEOPLE.has(words[at + 2] ?? "");
  return after === "" || SPONSORED.has(after) || PEOPLE.has(after) || isOfLevel;
}

/** "Without a sponsor", "we are not a sponsor"; not "not a sponsor of the fair". */
function isDenied(words: readonly string[], at: number): boolean {
  const [denial = "", after = ""] = [words[at - 2], words[at + 1]];
  return denial === "without" || (NOT.has(denial) && /^(?:|so|and|for|:)$/.test(after));
}

function around(words: readonly string[], at: number, reach: number): readonly string[] {
  return words.slice(Math.max(0, at - reach), at + reach + 1);
}
