import { inForce } from "#rules/dated.ts";
import { addDays, addMonths } from "#rules/days.ts";
import { MIN_JOBS, type ReportFigures } from "#rules/search-report/figures.ts";
import { salaryOptions } from "#rules/uk-work/tables.ts";
import {
  countBoard,
  countClosingByHour,
  countCopies,
  countOccupations,
  countPay,
  countPeople,
  countRegisterByMonth,
  countRegisterByRegion,
} from "./search-report.queries.server.ts";

const MAX_OCCUPATIONS = 15;

type Known = {
  regionOf: (town: string) => string;
  titleOf: (socCode: string) => string;
  fieldOf: (sector: string) => string;
};

/** Counts the report of the twelve months that end on a day. Reads everything, writes nothing. */
export async function countSearchReport(today: string, known: Known): Promise<ReportFigures> {
  const period = { from: addDays(addMonths(today, -12), 1), to: today };
  const lines = { newEntrant: lineOf("E", today), standard: lineOf("A", today) };
  const byCode = await countOccupations(period);
  const shown = byCode.filter(({ jobs }) => jobs >= MIN_JOBS).slice(0, MAX_OCCUPATIONS);
  const all = byCode.reduce((sum, { jobs }) => sum + jobs, 0);
  return {
    year: Number(today.slice(0, 4)),
    ...period,
    lines,
    register: {
      ...(await countCopies(period)),
      byMonth: await countRegisterByMonth(period),
      byRegion: await countRegisterByRegion(period, known.regionOf),
    },
    jobs: await countBoard(period),
    occupations: shown.map((row) => ({ ...row, title: known.titleOf(row.socCode) })),
    otherOccupations: all - shown.reduce((sum, { jobs }) => sum + jobs, 0),
    pay: (await countPay(period, lines)).map((row) => ({
      ...row,
      field: known.fieldOf(row.field),
    })),
    closingByHour: await countClosingByHour(period),
    people: await countPeople(period),
  };
}

function lineOf(option: "A" | "E", on: string): number {
  const rows = salaryOptions.filter((row) => row.option === option);
  return inForce(rows, on, "pay line").cashThreshold;
}
