/** Days as forms post them: three boxes, `name-day`, `name-month` and `name-year`. */

type Posted = Readonly<Record<string, unknown>>;

/** Joins the boxes of each named day into one text: an ISO day, "" where all are empty, or what was typed. */
export function joinDays(posted: unknown, names: readonly string[]): unknown {
  if (typeof posted !== "object" || posted === null) return posted;
  const fields: Record<string, unknown> = { ...posted };
  for (const name of names) {
    if (fields[name] === undefined) fields[name] = joinDay(posted as Posted, name);
  }
  return fields;
}

/** True of a day there is, from 1900 to 2199. */
export function isRealDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

function joinDay(posted: Posted, name: string): string {
  const parts = ["year", "month", "day"].map((part) => String(posted[`${name}-${part}`] ?? ""));
  const [year = "", month = "", day = ""] = parts.map((part) => part.trim());
  if (year === "" && month === "" && day === "") return "";
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
