import { type CvBlocks, cvBlocks, type EntryBlock, type SectionBlock } from "./blocks.ts";
import type { PrintableCv } from "./printable.ts";
import { shortLine } from "./short-line.ts";

/** The CV as Markdown. What its owner typed is words, never marks. */
export function cvMarkdown(cv: PrintableCv): string {
  const blocks = cvBlocks(cv);
  const parts = [head(blocks), ...blocks.sections.map(sectionMarkdown)];
  return `${parts.join("\n\n")}\n`;
}

function head({ name, label, contacts, rightToWork }: CvBlocks): string {
  const lines = contacts.map(({ text, url }) => `- ${linked(text, url)}`).join("\n");
  const right = rightToWork && `**${plain(rightToWork)}**`;
  return [`# ${plain(name)}`, label && plain(label), lines, right].filter(Boolean).join("\n\n");
}

function sectionMarkdown(section: SectionBlock): string {
  const body =
    section.shape === "list"
      ? [section.entries.map((entry) => `- ${plain(shortLine(entry))}`).join("\n")]
      : section.entries.map(entryMarkdown);
  return [`## ${plain(section.heading)}`, ...section.paragraphs.map(plain), ...body]
    .filter(Boolean)
    .join("\n\n");
}

function entryMarkdown(entry: EntryBlock): string {
  const under = [entry.subtitle, entry.dates].filter(Boolean).map(plain).join(" · ");
  return [
    `### ${plain(entry.title)}`,
    under && `*${under}*`,
    ...entry.facts.map(({ label, text }) => `${plain(label)}: ${plain(text)}`),
    ...entry.paragraphs.map(plain),
    entry.points.map((point) => `- ${plain(point)}`).join("\n"),
    entry.keywords.map(plain).join(", "),
    entry.links.map(({ text, url }) => linked(text, url)).join(" · "),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function linked(text: string, url: string): string {
  return url ? `[${plain(text)}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)` : plain(text);
}

/** Every sign that Markdown could read as a mark loses that meaning. */
function plain(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~!&$]/g, "\\$&")
    .replace(/^(\s*)([-+=])/, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/, "$1\\$2");
}
