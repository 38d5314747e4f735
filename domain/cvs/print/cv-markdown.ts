import { type CvBlocks, cvBlocks, type SectionBlock } from "./blocks.ts";
import type { EntryBlock } from "./entry-block.ts";
import { linkedMarkdown, plainMarkdown } from "./markdown-text.ts";
import type { PrintableCv } from "./printable.ts";
import { shortLine } from "./short-line.ts";

/** The CV as Markdown. What its owner typed is words, never marks. */
export function cvMarkdown(cv: PrintableCv): string {
  const blocks = cvBlocks(cv);
  const parts = [head(blocks), ...blocks.sections.map(sectionMarkdown)];
  return `${parts.join("\n\n")}\n`;
}

function head({ name, label, contacts, rightToWork }: CvBlocks): string {
  const lines = contacts.map(({ text, url }) => `- ${linkedMarkdown(text, url)}`).join("\n");
  const right = rightToWork && `**${plainMarkdown(rightToWork)}**`;
  return [`# ${plainMarkdown(name)}`, label && plainMarkdown(label), lines, right]
    .filter(Boolean)
    .join("\n\n");
}

function sectionMarkdown(section: SectionBlock): string {
  const body =
    section.shape === "list"
      ? [section.entries.map((entry) => `- ${plainMarkdown(shortLine(entry))}`).join("\n")]
      : section.entries.map(entryMarkdown);
  return [`## ${plainMarkdown(section.heading)}`, ...section.paragraphs.map(plainMarkdown), ...body]
    .filter(Boolean)
    .join("\n\n");
}

function entryMarkdown(entry: EntryBlock): string {
  const under = [entry.subtitle, entry.dates].filter(Boolean).map(plainMarkdown).join(" · ");
  return [
    `### ${plainMarkdown(entry.title)}`,
    under && `*${under}*`,
    ...entry.facts.map(({ label, text }) => `${plainMarkdown(label)}: ${plainMarkdown(text)}`),
    ...entry.paragraphs.map(plainMarkdown),
    entry.points.map((point) => `- ${plainMarkdown(point)}`).join("\n"),
    entry.keywords.map(plainMarkdown).join(", "),
    entry.links.map(({ text, url }) => linkedMarkdown(text, url)).join(" · "),
  ]
    .filter(Boolean)
    .join("\n\n");
}
