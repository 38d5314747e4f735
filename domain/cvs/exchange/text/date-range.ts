export type DateRange = {
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  words: string;
  at: number;
};

const monthNames: readonly (readonly string[])[] = [
  ["january", "jan", "januar", "jän", "janvier", "janv", "enero", "ene", "gennaio"],
  ["february", "feb", "februar", "février", "févr", "fév", "febrero", "febbraio"],
  ["march", "mar", "märz", "mrz", "mär", "mars", "marzo"],
  ["april", "apr", "avril", "avr", "abril", "abr", "aprile"],
  ["may", "mai", "mayo", "maggio"],
  ["june", "jun", "juni", "juin", "junio", "giugno"],
  ["july", "jul", "juli", "juillet", "juil", "julio", "luglio"],
  ["august", "aug", "août", "agosto", "ago"],
  ["september", "sept", "sep", "septembre", "septiembre", "settembre"],
  ["october", "oct", "oktober", "okt", "octobre", "octubre", "ottobre"],
  ["november", "nov", "novembre", "noviembre"],
  ["december", "dec", "dezember", "dez", "décembre", "déc", "diciembre", "dic", "dicembre"],
];

const names = monthNames
  .flat()
  .sort((one, other) => other.length - one.length)
  .join("|");
const YEAR = "(?:19|20)\\d\\d";
const NAMED = `(?:\\d{1,2}(?:st|nd|rd|th)?\\.?\\s+)?(?:${names})\\.?,?\\s*['’]?(?:${YEAR}|\\d\\d(?!\\d))`;
const NUMBERED = `(?:\\d{1,2}[./-])?\\d{1,2}[./-]${YEAR}|${YEAR}[./-](?:0[1-9]|1[0-2])(?:[./-]\\d\\d)?`;
const DAY = `(?:${NAMED}|${NUMBERED}|${YEAR})`;
const NOW =
  "(?:present|current|now|today|ongoing|date|heute|jetzt|laufend|aujourd'hui|présent|actualidad|presente|oggi)";
const TO = "\\s*(?:-|–|—|−|to|until|till|bis|à|a|al|hasta)\\s*";
const SEASON = "(?:(?:spring|summer|autumn|fall|winter)\\s+)?";

const range = new RegExp(
  `(?<![\\p{L}\\d])(${SEASON}${DAY}|(?:${names})\\.?)${TO}(${SEASON}${DAY}|${NOW})(?![\\p{L}\\d])`,
  "iu",
);
const since = new RegExp(
  `(?<![\\p{L}\\d])(?:since|from|seit|depuis|desde)\\s+(${DAY})(?![\\p{L}\\d])`,
  "iu",
);
const single = new RegExp(`(?<![\\p{L}\\d.,/-])(${SEASON}${DAY})(?![\\p{L}\\d/-]|[.,]\\d)`, "iu");

/** The first period a line tells: "Jun to Aug 2024", "09/2021 – heute", "since 2023". */
export function findRange(text: string): DateRange | null {
  const match = range.exec(text);
  if (match) {
    const [words, from = "", to = ""] = match;
    const endDate = dayOf(to);
    const isCurrent = endDate === "";
    // "Jun to Aug 2024": the year is told once.
    const startDate = dayOf(from) || dayOf(`${from} ${endDate.slice(0, 4)}`);
    return { startDate, endDate, isCurrent, words, at: match.index };
  }
  const open = since.exec(text);
  if (!open) return null;
  return {
    startDate: dayOf(open[1]!),
    endDate: "",
    isCurrent: true,
    words: open[0],
    at: open.index,
  };
}

/** One day in a line, for what has no period: an award, a certificate, the end of a course. */
export function findDay(text: string): { day: string; words: string } | null {
  const words = single.exec(text)?.[1];
  return words ? { day: dayOf(words), words } : null;
}

/** "" for what is no day, such as "present". */
function dayOf(words: string): string {
  const text = words.toLowerCase().trim();
  const iso = /^((?:19|20)\d\d)[./-](\d\d)/.exec(text);
  if (iso) return monthDay(iso[1]!, Number(iso[2]));
  const numbered = /^(?:\d{1,2}[./-])?(\d{1,2})[./-]((?:19|20)\d\d)$/.exec(text);
  if (numbered) return monthDay(numbered[2]!, Number(numbered[1]));
  const year = /((?:19|20)\d\d)|['’]?(\d\d)$/.exec(text);
  if (!year) return "";
  const whole = year[1] ?? (Number(year[2]) > 60 ? `19${year[2]}` : `20${year[2]}`);
  const month = monthNames.findIndex((forms) =>
    forms.some((form) => new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, "u").test(text)),
  );
  return month === -1 ? whole : monthDay(whole, month + 1);
}

function monthDay(year: string, month: number): string {
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, "0")}` : year;
}
