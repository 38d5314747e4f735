import { documentDateFormat } from "#rules/formats/document-dates.ts";
import { wordsEverywhere } from "../../print/print-labels.ts";

/** As people write them; those we print ourselves come from where they are printed. */
const written: readonly (readonly string[])[] = [
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

/** The forms of each month, from January. */
export const monthNames: readonly (readonly string[])[] = written.map((names, month) => [
  ...new Set([...names, ...tongues().flatMap((tongue) => namesIn(tongue, month))]),
]);

function tongues(): readonly string[] {
  return [...new Set(wordsEverywhere.map(([language]) => language))];
}

/** "сентябрь" alone and "сентября" beside a day; long and short. Chinese has numbers, which are read as such. */
function namesIn(language: string, month: number): readonly string[] {
  const day = new Date(Date.UTC(2026, month, 18));
  return (["long", "short"] as const)
    .flatMap((length) => [
      { year: "numeric", month: length } as const,
      { year: "numeric", month: length, day: "numeric" } as const,
    ])
    .flatMap((shape) => documentDateFormat(language, shape).formatToParts(day))
    .filter(({ type }) => type === "month")
    .map(({ value }) => value.toLowerCase().replace(/[.॰]$/, ""))
    .filter((name) => !/\d/.test(name));
}
