import { factsOn } from "#domain/facts/facts.server.ts";
import { type NumberedSource, numberSources } from "#domain/facts/numbered-sources.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import { printBlocks } from "#platform/markdown/print-blocks.server.ts";
import { noteMark, type PrintBlock } from "#platform/markdown/print-blocks.ts";

export type WrittenSection = { title: string; description: string; body: string };

export type DocumentSection = {
  title: string;
  lead: string;
  blocks: readonly PrintBlock[];
  sources: readonly NumberedSource[];
};

/** Sections as they are printed, each with the sources of its facts, numbered through the guide. */
export function documentSections(
  written: readonly WrittenSection[],
  { today, origin }: { today: string; origin: string },
): DocumentSection[] {
  const facts = factsOn(today);
  let first = 1;
  return written.map(({ title, description, body }) => {
    const { words, sources } = numberSources(body, { facts, mark: noteMark, first });
    first += sources.length;
    const blocks = printBlocks(words, { linkTo: (path) => origin + path });
    return { title, lead: withFacts(description, facts), blocks, sources };
  });
}
