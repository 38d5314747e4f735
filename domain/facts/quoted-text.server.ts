import { log } from "#platform/log.server.ts";
import type { Trust } from "#platform/markdown/allow-list.server.ts";
import { markdownBlocks } from "#platform/markdown/markdown-blocks.server.ts";
import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { longDay } from "#rules/days.ts";
import { type Fact, isDue } from "./fact.ts";
import { type Facts, factsOn } from "./facts.server.ts";
import { notesOf } from "./notes.ts";
import { Citations, factNamesIn } from "./quote-facts.ts";
import type { BlockView, NoteView, PartView, QuotedText } from "./quoted-text.ts";

const WORDS_A_MINUTE = 200;

/**
 * A page on a day: its words with every fact in its place, and where each comes from. Who wrote it
 * decides what it may contain; most are ours.
 */
export function quotedText(
  page: { slug: string; body: string },
  today: string,
  trust: Trust = "ours",
): QuotedText {
  const facts = factsOn(today);
  const citations = new Citations(facts);
  const blocks = quotedBlocks(page.body, citations, trust);
  if (citations.missing.length > 0) {
    log.error({ page: page.slug, facts: citations.missing }, "A page quotes facts nobody knows");
  }
  const notes = notesOf(citations, today);
  return {
    minutes: Math.max(1, Math.round(page.body.split(/\s+/).length / WORDS_A_MINUTE)),
    ...factLines(page.body, facts, today),
    parts: partsOf(blocks, notes),
  };
}

type Quoted = { heading: string | null; id: string; html: string; notes: readonly number[] };

function quotedBlocks(body: string, citations: Citations, trust: Trust): Quoted[] {
  return markdownBlocks(body).map((block) => {
    const { html, headings } = renderMarkdown(block, trust, { hasHeadingIds: true });
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

function factLines(body: string, facts: Facts, today: string) {
  const quoted = factNamesIn(body).flatMap((name) => facts.get(name) ?? []);
  const sources = new Set(quoted.map(({ source }) => source.url)).size;
  const late = quoted.filter((fact) => isDue(fact, today));
  return {
    factsLine:
      quoted.length > 0
        ? `${counted(quoted.length, "fact")} from ${counted(sources, "source")}`
        : null,
    dueLine: late.length > 0 ? lateLine(late) : null,
  };
}

function lateLine(late: readonly Fact[]): string {
  const sources = new Set(late.map(({ source }) => source.url)).size;
  const days = late.map(({ checkedOn }) => checkedOn).sort();
  const when = sources === 1 ? `on ${longDay(days[0]!)}` : `on or before ${longDay(days.at(-1)!)}`;
  return `${counted(sources, "source")} last checked ${when}`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
