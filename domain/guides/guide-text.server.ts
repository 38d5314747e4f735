import { isDue } from "#domain/facts/fact.ts";
import { type Facts, factsOn } from "#domain/facts/facts.server.ts";
import { Citations, type Cited, factNamesIn, withFacts } from "#domain/facts/quote-facts.ts";
import type { Page } from "#domain/pages/page.ts";
import { log } from "#platform/log.server.ts";
import { markdownBlocks } from "#platform/markdown/markdown-blocks.server.ts";
import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { longDay } from "#rules/days.ts";
import type { GuideFields } from "./guide-types.ts";
import type { BlockView, GuideText, NoteView, PartView } from "./guide-view.ts";
import { toolLinks } from "./tool-links.ts";

const WORDS_A_MINUTE = 200;

/** A guide's page on a day: its words with every fact in its place, and where each comes from. */
export function guideText(page: Page<GuideFields>, today: string): GuideText {
  const facts = factsOn(today);
  const citations = new Citations(facts);
  const blocks = quotedBlocks(page.body, citations);
  if (citations.missing.length > 0) {
    log.error({ page: page.slug, facts: citations.missing }, "A guide quotes facts nobody knows");
  }
  const notes = new Map(citations.all.map((cited) => [cited[0]!.number, noteOf(cited, today)]));
  return {
    title: page.title,
    description: withFacts(page.description, facts),
    minutes: Math.max(1, Math.round(page.body.split(/\s+/).length / WORDS_A_MINUTE)),
    ...factLines(page.body, facts, today),
    reviewBy: page.reviewBy,
    parts: partsOf(blocks, notes),
    tools: toolLinks(page.fields.tools),
  };
}

type Quoted = { heading: string | null; id: string; html: string; notes: readonly number[] };

function quotedBlocks(body: string, citations: Citations): Quoted[] {
  return markdownBlocks(body).map((block) => {
    const { html, headings } = renderMarkdown(block, "ours", { hasHeadingIds: true });
    const [heading] = headings;
    const title = heading?.depth === 2 ? heading.title : null;
    return { heading: title, id: heading?.id ?? "", ...citations.quote(html) };
  });
}

/** What stands before the first heading is a part without a title. */
function partsOf(blocks: readonly Quoted[], notes: ReadonlyMap<number, NoteView>): PartView[] {
  const parts: (PartView & { blocks: BlockView[] })[] = [];
  for (const block of blocks) {
    if (block.heading !== null || parts.length === 0) {
      const id = freeId(block.id || "start", parts);
      parts.push({ id, title: block.heading ?? "", blocks: [] });
    }
    const part = parts.at(-1)!;
    if (block.heading !== null) continue;
    part.blocks.push({
      key: String(part.blocks.length),
      html: block.html,
      notes: block.notes.flatMap((number) => notes.get(number) ?? []),
    });
  }
  return parts;
}

function freeId(id: string, parts: readonly PartView[]): string {
  const taken = parts.filter((part) => part.id === id || part.id.startsWith(`${id}-`)).length;
  return taken > 0 ? `${id}-${taken + 1}` : id;
}

/** One note for all that a page quotes from one source: as old as its oldest reading. */
function noteOf(cited: readonly Cited[], today: string): NoteView {
  const facts = cited.map(({ fact }) => fact);
  const paragraphs = new Set(facts.flatMap(({ paragraph }) => paragraph?.split(/[,;] /) ?? []));
  const oldest = facts.map(({ checkedOn }) => checkedOn).sort()[0]!;
  return {
    number: cited[0]!.number,
    source: facts[0]!.source,
    paragraphs: [...paragraphs].join(", "),
    checked: `Checked ${longDay(oldest)}`,
    isDue: facts.some((fact) => isDue(fact, today)),
  };
}

function factLines(body: string, facts: Facts, today: string) {
  const quoted = factNamesIn(body).flatMap((name) => facts.get(name) ?? []);
  const sources = new Set(quoted.map(({ source }) => source.url)).size;
  const due = new Set(quoted.filter((fact) => isDue(fact, today)).map(({ source }) => source.url))
    .size;
  return {
    factsLine: `${counted(quoted.length, "fact")} from ${counted(sources, "source")}`,
    dueLine: due > 0 ? `${counted(due, "source")} ${due === 1 ? "is" : "are"} due a check` : null,
  };
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
