import type { Fact } from "#domain/facts/fact.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import type { Block, Run } from "#platform/markdown/markdown-tree.server.ts";
import { longDay } from "#rules/days.ts";

type Noted = Omit<Run, "kind"> & { kind: Run["kind"] | "note" };

/** A block whose facts have a number for their source. */
export type NotedBlock = Block extends infer One
  ? One extends Block
    ? {
        [Name in keyof One]: One[Name] extends Run[]
          ? Noted[]
          : One[Name] extends Run[][]
            ? Noted[][]
            : One[Name];
      }
    : never
  : never;

export type SourceLine = { number: string; title: string; url: string; words: string };

export type DocumentSection = {
  title: string;
  lead: string;
  blocks: NotedBlock[];
  sources: SourceLine[];
};

type Facts = ReadonlyMap<string, Fact>;

const MARK = /\{\{fact:([a-z0-9-]+)\}\}/g;
/** Stand around the number of a note until the Markdown is read; no editor types them. */
const [OPEN, CLOSE] = ["\u27e6", "\u27e7"];
const NOTE = /\u27e6(\d+)\u27e7/;

/** Puts facts into Markdown, each followed by the number of its source, and lists the sources. */
export function notedMarkdown(markdown: string, facts: Facts) {
  const cited = new Map<string, Fact[]>();
  const words = markdown.replace(MARK, (_all, name: string) => {
    const fact = facts.get(name);
    if (!fact) return withFacts(`{{fact:${name}}}`, facts);
    const { url } = fact.source;
    cited.set(url, [...(cited.get(url) ?? []), fact]);
    return `${fact.value}${OPEN}${[...cited.keys()].indexOf(url) + 1}${CLOSE}`;
  });
  const sources = [...cited.values()].map((of, at) => sourceLine(of, String(at + 1)));
  return { words, sources };
}

function sourceLine(facts: readonly Fact[], number: string): SourceLine {
  const { title, url } = facts[0]!.source;
  const paragraphs = [...new Set(facts.flatMap(({ paragraph }) => paragraph ?? []))].join(", ");
  const oldest = facts.map(({ checkedOn }) => checkedOn).sort()[0]!;
  const checked = `Checked ${longDay(oldest)}.`;
  return { number, title, url, words: paragraphs ? `${paragraphs}. ${checked}` : checked };
}

/** Numbers of notes become runs of their own; our own addresses become whole ones. */
export function notedBlock(block: Block, origin: string): NotedBlock {
  const noted = (runs: readonly Run[]) => runs.flatMap((run) => notedRuns(run, origin));
  if (block.kind === "list") return { ...block, items: block.items.map(noted) };
  if (block.kind === "table") {
    return { ...block, head: block.head.map(noted), cells: block.cells.map(noted) };
  }
  return { ...block, runs: noted(block.runs) };
}

function notedRuns(run: Run, origin: string): Noted[] {
  const url = run.url?.startsWith("/") ? `${origin}${run.url}` : run.url;
  return run.text
    .split(/(\u27e6\d+\u27e7)/)
    .filter(Boolean)
    .map((text) => {
      const [, number] = NOTE.exec(text) ?? [];
      return number ? { kind: "note", text: number, url: null } : { ...run, text, url };
    });
}
