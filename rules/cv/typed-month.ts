/** The one sentence for a month that cannot be read, wherever it is said. */
export const monthSentence =
  "Enter a month and a year, such as September 2024 or 09/2024. The month may be left out.";

const names = [
  ["january", "januar", "jänner", "janvier", "enero"],
  ["february", "februar", "février", "febrero"],
  ["march", "märz", "maerz", "mars", "marzo"],
  ["april", "avril", "abril"],
  ["may", "mai", "mayo"],
  ["june", "juni", "juin", "junio"],
  ["july", "juli", "juillet", "julio"],
  ["august", "août", "agosto"],
  ["september", "septembre", "septiembre"],
  ["october", "oktober", "octobre", "octubre"],
  ["november", "novembre", "noviembre"],
  ["december", "dezember", "décembre", "diciembre"],
] as const;

/**
 * A month and a year as "2024-09", a year alone as "2024", null where they are neither. Both may have
 * been typed into one box: "Sept 2024", "09/2024", "2024-09".
 */
export function readTypedMonth(month: string, year: string): string | null {
  const parts = `${month} ${year}`.split(/[\s/.,-]+/).filter(Boolean);
  const years = parts.filter((part) => /^(?:19|20)\d\d$/.test(part));
  const others = parts.filter((part) => !years.includes(part));
  if (years.length !== 1 || others.length > 1) return null;
  if (others.length === 0) return years[0]!;
  const number = monthNumber(others[0]!);
  return number === null ? null : `${years[0]}-${String(number).padStart(2, "0")}`;
}

function monthNumber(typed: string): number | null {
  if (/^(?:0?[1-9]|1[0-2])$/.test(typed)) return Number(typed);
  const lower = typed.toLowerCase();
  if (lower.length < 3) return null;
  const found = names.flatMap((of, at) =>
    of.some((name) => name.startsWith(lower)) ? at + 1 : [],
  );
  return found.length === 1 ? found[0]! : null;
}
