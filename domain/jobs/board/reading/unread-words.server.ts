import { type FilterWords, tidy } from "./found-words.server.ts";
import { placeAtEnd, placeAtStart } from "./take-place.server.ts";

const NEED = "(?:need(?:ed|ing)?|requir(?:e|ed|ing)|want(?:ed)?|necessary)";
const SPONSORING = "(?:visa[\\s-]+)?sponsor(?:ship|ed|s)?";
/** "no sponsorship", "without visa sponsorship", "sponsorship not needed". */
const NO_SPONSORSHIP = new RegExp(
  [
    `(?<=^|[\\s,;/])(?:with\\s+)?(?:no|non|not|without|don['’]?t)[\\s-]+(?:(?:${NEED}|an?|any|uk|visa)\\s+){0,3}${SPONSORING}(?:\\s+${NEED})?(?=$|[\\s,;/])`,
    `(?<=^|[\\s,;/])${SPONSORING}\\s+(?:is\\s+)?not\\s+${NEED}(?=$|[\\s,;/])`,
  ].join("|"),
  "i",
);

/** "graduate visa", "jobs that accept the graduate route", and no "graduate visa adviser". */
const OPEN_VISA = new RegExp(
  "(?<=^|[\\s,;/])(?:(?:jobs?\\s+)?(?:(?:that|which|who)\\s+)?(?:accept(?:s|ing)?|allow(?:s|ing)?|take|on|with|for)\\s+)?(?:(?:an?|the|uk)\\s+)*" +
    "(?:graduate\\s+(?:route(?:\\s+visa)?|visa)|post[\\s-]*study(?:[\\s-]+work)?\\s+visa|psw(?:\\s+visa)?)(?:\\s+holders?)?(?=$|[\\s,;/])" +
    "(?!\\s+(?:sponsor|advi[sc]|officer|complian|case|team|immigration|manager|consultant|specialist|administrator|assistant|coordinator|lead|support|(?:in)?to\\b))",
  "i",
);

/** Whoever needs no sponsor can take any job. The few adverts that refuse have a filter, which nobody may have meant. */
export function leaveOutUnwanted(found: FilterWords): void {
  leaveOut(found, NO_SPONSORSHIP, "unwanted");
  leaveOut(found, OPEN_VISA, "open-visa");
}

function leaveOut(found: FilterWords, words: RegExp, why: FilterWords["unread"][number]["why"]) {
  const match = words.exec(found.q);
  if (!match) return;
  found.unread.push({ typed: tidy(match[0]), why });
  const [before, after] = [
    found.q.slice(0, match.index),
    found.q.slice(match.index + match[0].length),
  ];
  found.q = tidy(`${before.replace(/[\s,;/]+$/, "")} ${after.replace(/^[\s,;/]+/, "")}`);
}

/** Cities of countries that the board has no places for. Beside one of ours they only narrow. */
const ELSEWHERE =
  "new york(?: city)?|nyc|new delhi|new jersey|los angeles|san francisco|chicago|paris|berlin|munich|madrid|barcelona|rome|milan|lisbon|amsterdam|brussels|zurich|geneva|vienna|stockholm|copenhagen|oslo|dubai|abu dhabi|doha|singapore|hong kong|tokyo|mumbai|delhi|bangalore|lagos|nairobi";
const AFTER = new RegExp(`\\s+(?:or|\\/)\\s+(?:in\\s+)?(${ELSEWHERE})$`, "i");
const BEFORE = new RegExp(`(?:^|\\s)((?:in\\s+)?(?:${ELSEWHERE}))\\s+(?:or|\\/)\\s+`, "i");

/** "New York or London": London is read, and New York is not turned into York. */
export function leaveOutElsewhere(found: FilterWords): void {
  const [last, first] = [AFTER.exec(found.q), BEFORE.exec(found.q)];
  if (last && placeAtEnd(found.q.slice(0, last.index))) {
    found.unread.push({ typed: last[1]!, why: "elsewhere" });
    found.q = found.q.slice(0, last.index);
    return;
  }
  const rest = first && found.q.slice(first.index + first[0].length);
  if (!first || !rest || !placeAtStart(rest)) return;
  found.unread.push({ typed: first[1]!.replace(/^in\s+/i, ""), why: "elsewhere" });
  const preposition = /^in\s/i.test(first[1]!) ? "in " : "";
  found.q = tidy(`${found.q.slice(0, first.index)} ${preposition}${rest}`);
}
