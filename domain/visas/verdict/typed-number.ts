/** Commas only before three digits, so that "39,5" is not 395. */
const POUNDS = /^(?:£|gbp)?\s?(\d{1,3}(?:[, ]\d{3}){1,3}|\d{1,9})(\.\d{1,2})?\s?(?:gbp|pounds)?$/i;
const THOUSANDS = /^(?:£|gbp)?\s?(\d{1,4})(?:[.,](\d{1,2}))?\s?k$/i;

/** "39,500", "£ 39 500", "39.5k": pounds above nought, and no more than they can be. */
export function poundsIn(typed: string, most: number): number | null {
  const thousands = THOUSANDS.exec(typed.trim());
  if (thousands) {
    const [, whole, part = ""] = thousands;
    return withinReach(Math.round(Number(`${whole}.${part || 0}`) * 100_000) / 100, most);
  }
  const [, whole = "", pence = ""] = POUNDS.exec(typed.trim()) ?? [];
  return withinReach(Number(whole.replaceAll(/[, ]/g, "") + pence), most);
}

function withinReach(number: number, most: number): number | null {
  return number > 0 && number <= most ? number : null;
}

const MAX_HOURS = 80;
const HOURS =
  /^(\d{1,3})(?:[.,](\d{1,2}))? ?(?:hours?|hrs?|h)? ?(?:a week|per week|\/ ?week|pw)?\.?$/i;

/** "37.5", "37,5", "37.5 hours a week". */
export function hoursIn(typed = ""): number | null {
  const [, whole = "", part = ""] = HOURS.exec(typed.trim().replaceAll(/\s+/g, " ")) ?? [];
  return withinReach(Number(`${whole}.${part || 0}`), MAX_HOURS);
}
