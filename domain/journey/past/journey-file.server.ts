import { typesetFinished } from "#platform/typesetting/typeset.server.ts";
import { toCsv } from "#rules/csv/write-csv.ts";
import { isoDay, longDay } from "#rules/days.ts";
import type { KeyDate } from "../key-dates.ts";
import { monthLabel } from "./journey-months.ts";
import { namesLine, type PastEntry } from "./past-entries.ts";

const TEMPLATE = "#templates/pages/journey.typ";

export type WholeJourney = { past: readonly PastEntry[]; ahead: readonly KeyDate[] };

export function journeyCsv({ past, ahead }: WholeJourney): string {
  return toCsv([
    ["day", "part", "what", "about"],
    ...past.map((entry) => [entry.day, "done", entry.title, namesLine(entry)]),
    ...ahead.map(({ day, title, forYou, there }) => [
      ...[day, "ahead", title],
      [forYou, there].filter(Boolean).join(". "),
    ]),
  ]);
}

export function journeyJson({ past, ahead }: WholeJourney, now: Date): string {
  const done = past.map(({ kind, day, at, title, count, names }) => ({
    ...{ day, at, kind, what: title, count, about: names },
  }));
  const next = ahead.map(({ day, title, forYou, there }) => ({ day, what: title, forYou, there }));
  return JSON.stringify({ exportedAt: now, done, ahead: next }, null, 2);
}

/** A tagged PDF: what comes next, then what happened month by month. */
export function journeyPdf({ past, ahead }: WholeJourney, name: string, now: Date) {
  const months = [...Map.groupBy(past, ({ day }) => day.slice(0, 7))].map(([month, entries]) => ({
    title: monthLabel(month),
    lines: entries.map((entry) => ({
      day: longDay(entry.day),
      what: entry.title,
      about: namesLine(entry),
    })),
  }));
  const next = ahead.map(({ day, title, forYou, there }) => ({
    ...{ day: longDay(day), what: title },
    about: [forYou, there].filter(Boolean).join(". "),
  }));
  const made = longDay(isoDay(now));
  const data = {
    ...{ title: "Your journey", date: isoDay(now), months, ahead: next },
    description: "What happened and what comes next, by your own dates.",
    note: `Made for ${name} on ${made}. Information, not immigration advice.`,
    foot: `Your journey · Waymark, ${made}`,
  };
  return typesetFinished({ template: TEMPLATE, data });
}
