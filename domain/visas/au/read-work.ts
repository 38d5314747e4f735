import type { WorkAnswer, WorkPeriod } from "#rules/au-points/answers.ts";
import { pointsTables } from "#rules/au-points/tables.ts";
import { YEARS_AHEAD } from "#rules/au-points/timeline.ts";
import { addMonths } from "#rules/days.ts";
import { complain, type Reading, readDay, readNumber } from "./read-fields.ts";
import { isPeriodEmpty, MAX_PERIODS, periodField } from "./typed.ts";

/** The choice that has the years counted from stretches of work. */
export const BY_PERIODS = "periods";

export function readWork(reading: Reading): WorkAnswer {
  if (reading.typed.work === BY_PERIODS) return { by: "periods", periods: readPeriods(reading) };
  const { overseas, australia } = reading.typed;
  return {
    by: "years",
    overseas: bandStart(overseas, "workOverseas"),
    australia: bandStart(australia, "workAustralia"),
  };
}

/** The years at which the chosen band begins; none where nothing of the table was chosen. */
function bandStart(text: string | undefined, bands: "workOverseas" | "workAustralia"): number {
  const starts = pointsTables.flatMap((table) => table[bands].map(({ from }) => from));
  return starts.find((years) => String(years) === text) ?? 0;
}

function readPeriods(reading: Reading): WorkPeriod[] {
  const numbers = Array.from({ length: MAX_PERIODS }, (_, index) => index + 1);
  return numbers.flatMap((number) => {
    if (isPeriodEmpty(reading.typed, number)) return [];
    const period = readPeriod(reading, number);
    return period ? [period] : [];
  });
}

function readPeriod(reading: Reading, number: number): WorkPeriod | null {
  const field = (name: "where" | "from" | "to" | "hours") => periodField(number, name);
  const where = reading.typed[field("where")] === "australia" ? "australia" : "overseas";
  const hours = readHours(reading, field("hours"), number);
  const from = readWorkDay(reading, field("from"), `the first day of job ${number}`);
  const to = readWorkDay(reading, field("to"), `the last day of job ${number}`);
  if (from === null) {
    if (!reading.errors[field("from")]) {
      complain(reading, field("from"), `Enter the first day of job ${number}.`);
    }
    return null;
  }
  if (to !== null && to < from) {
    return complain(
      reading,
      field("to"),
      `Enter a last day of job ${number} that is not before the first.`,
    );
  }
  if (hours === null || reading.errors[field("to")]) return null;
  return { where, from, to, hours };
}

function readHours(reading: Reading, name: string, number: number): number | null {
  const sentence = `Enter the hours a week of job ${number}, such as 38.`;
  if (!reading.typed[name]) return complain(reading, name, sentence);
  return readNumber(reading, name, { from: 1, to: 168, sentence });
}

function readWorkDay(reading: Reading, name: string, of: string): string | null {
  return readDay(reading, name, {
    of,
    from: "1960-01-01",
    to: addMonths(reading.today, 12 * YEARS_AHEAD),
    tooEarly: "Check the year.",
    tooLate: "Choose a day in the next five years, or an earlier one.",
  });
}
