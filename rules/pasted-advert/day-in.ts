import { isRealDay } from "#rules/typed-day.ts";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH = `(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const DAY_FIRST = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]${MONTH}\b\.?,?(?:[ -](\d{4}|\d{2}\b(?!:)))?`,
  "i",
);
const MONTH_FIRST = new RegExp(
  String.raw`\b${MONTH}\.? (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4}))?`,
  "i",
);
const NUMBERS = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/;
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/;

/** The first day that a text names, as an ISO day; null where it names none. */
export function dayIn(text: string, today: string): string | null {
  const iso = ISO.exec(text);
  if (iso) return real(iso[1]!, Number(iso[2]), Number(iso[3]));
  const first = DAY_FIRST.exec(text);
  if (first) return near(Number(first[1]), monthOf(first[2]!), { year: first[3], today });
  const second = MONTH_FIRST.exec(text);
  if (second) return near(Number(second[2]), monthOf(second[1]!), { year: second[3], today });
  const numbers = NUMBERS.exec(text);
  if (!numbers) return null;
  const [date, month] = [Number(numbers[1]), Number(numbers[2])];
  // British sites write the day first; where that cannot be, the month stands there.
  return month > 12
    ? near(month, date, { year: numbers[3], today })
    : near(date, month, { year: numbers[3], today });
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

type Near = { year: string | undefined; today: string };

const LATELY_DAYS = 60;

/** Without a year: this year's, unless that is more than two months ago. */
function near(date: number, month: number, { year, today }: Near): string | null {
  if (year) return real(year.length === 2 ? `20${year}` : year, month, date);
  const thisYear = today.slice(0, 4);
  const day = real(thisYear, month, date);
  if (!day) return real(String(Number(thisYear) + 1), month, date);
  const ago = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  return ago > LATELY_DAYS ? real(String(Number(thisYear) + 1), month, date) : day;
}

function real(year: string, month: number, date: number): string | null {
  const day = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  return isRealDay(day) ? day : null;
}

const MONTH_ALONE = new RegExp(String.raw`\b${MONTH}\b\.?,?(?: (20\d\d))?`, "i");

/** The month that a text names without a day, as "2027-01"; without a year the next of its name. */
export function monthIn(text: string, today: string): string | null {
  const [, name, year] = MONTH_ALONE.exec(text) ?? [];
  if (!name) return null;
  const month = String(monthOf(name)).padStart(2, "0");
  const thisYear = today.slice(0, 4);
  const isOver = `${thisYear}-${month}` < today.slice(0, 7);
  return `${year ?? (isOver ? Number(thisYear) + 1 : thisYear)}-${month}`;
}
