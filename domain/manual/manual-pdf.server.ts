import { factsOn } from "#domain/facts/facts.server.ts";
import { numberSources } from "#domain/facts/numbered-sources.ts";
import { factNamesIn } from "#domain/facts/quote-facts.ts";
import { madeFile } from "#platform/files/made-files.server.ts";
import { printBlocks } from "#platform/markdown/print-blocks.server.ts";
import { noteMark } from "#platform/markdown/print-blocks.ts";
import { typesetFile } from "#platform/typesetting/typeset-file.server.ts";
import { longDay } from "#rules/days.ts";
import type { Chapter } from "./chapter.ts";

const TEMPLATE = "#templates/books/manual.typ";
/** Between two chapters while their sources are numbered in one row; no keyboard has it. */
const BETWEEN = "\n\n\u{E002}\n\n";

type ManualToPrint = {
  university: { id: number; slug: string; name: string };
  chapters: readonly Chapter[];
  origin: string;
  now: Date;
  today: string;
};

/** The whole manual as a tagged PDF, made once for what it says. */
export async function manualPdf({ university, chapters, origin, now, today }: ManualToPrint) {
  const content = { name: university.name, ...printed(chapters, origin, today) };
  const make = () => setManual({ ...content, today });
  const file = await madeFile({ subject: `manual-pdf/${university.id}`, content, make }, now);
  return { file, fileName: `career-manual-${university.slug}.pdf` };
}

function printed(chapters: readonly Chapter[], origin: string, today: string) {
  const facts = factsOn(today);
  const known = chapters.map(({ words: { body } }) => withoutUnknown(body, facts));
  const { words, sources } = numberSources(known.join(BETWEEN), { facts, mark: noteMark });
  const bodies = words.split(BETWEEN);
  return {
    sources,
    chapters: chapters.map(({ words: { title, summary } }, at) => ({
      ...{ title, summary },
      blocks: printBlocks(bodies[at] ?? "", { linkTo: (path) => origin + path }),
    })),
  };
}

/** A fact may have ended since a university published its chapter: its PDF is made all the same. */
function withoutUnknown(body: string, facts: ReadonlyMap<string, unknown>): string {
  return factNamesIn(body)
    .filter((name) => !facts.has(name))
    .reduce((text, name) => text.replaceAll(`{{fact:${name}}}`, "(being checked)"), body);
}

type Printed = ReturnType<typeof printed> & { name: string; today: string };

function setManual({ name, chapters, sources, today }: Printed) {
  const made = longDay(today);
  const data = {
    ...{ title: `Career manual, ${name}`, author: name, chapters, sources, date: today },
    description: "How to find work, from your first dates to your first weeks in a job.",
    note: `Made on ${made}. It informs and is not immigration advice. A raised number leads to its source at the end. Rules change: read the page before you act.`,
    foot: `${name} · Career manual, ${made}`,
  };
  return typesetFile({ template: TEMPLATE, data });
}
