import { type CvBlocks, cvBlocks, type SectionBlock } from "./blocks.ts";
import type { EntryBlock } from "./entry-block.ts";
import type { PrintableCv } from "./printable.ts";
import { shortLine } from "./short-line.ts";

/** The CV as plain text, for forms that take nothing else. */
export function cvText(cv: PrintableCv): string {
  const blocks = cvBlocks(cv);
  const parts = [head(blocks), ...blocks.sections.map((section) => sectionText(section, blocks))];
  return `${parts.join("\n\n")}\n`;
}

function head({ name, label, contacts, rightToWork }: CvBlocks): string {
  return [name, label, ...contacts.map(({ text }) => text), rightToWork].filter(Boolean).join("\n");
}

function sectionText(section: SectionBlock, { language }: CvBlocks): string {
  const heading = section.heading.toLocaleUpperCase(language);
  const body =
    section.shape === "list"
      ? section.entries.map((entry) => `- ${shortLine(entry)}`)
      : section.entries.map((entry) => entryText(entry));
  const between = section.shape === "list" ? "\n" : "\n\n";
  return [heading, "-".repeat(heading.length), ...section.paragraphs, body.join(between)]
    .filter(Boolean)
    .join("\n");
}

function entryText(entry: EntryBlock): string {
  return [
    entry.title,
    entry.subtitle,
    entry.dates,
    ...entry.facts.map(({ label, text }) => `${label}: ${text}`),
    ...entry.paragraphs,
    ...entry.points.map((point) => `- ${point}`),
    entry.keywords.join(", "),
    ...entry.links.map(({ text }) => text),
  ]
    .filter(Boolean)
    .join("\n");
}
