import { letterBlocks } from "./letter-blocks.ts";
import { linkedMarkdown, plainMarkdown } from "./markdown-text.ts";
import type { PrintableLetter } from "./printable.ts";

/** Two spaces at its end: the next line stays under this one. */
const LINE_END = "  \n";

/** The letter as Markdown. Its one heading is what it is about or, without that, whose it is. */
export function letterMarkdown(letter: PrintableLetter): string {
  const { name, contacts, recipientLines, dated, subject, ...words } = letterBlocks(letter);
  const whose = plainMarkdown(name);
  const parts = [
    name && (subject ? `**${whose}**` : `# ${whose}`),
    contacts.map(({ text, url }) => linkedMarkdown(text, url)).join(LINE_END),
    recipientLines.map(plainMarkdown).join(LINE_END),
    plainMarkdown(dated),
    subject && `# ${plainMarkdown(subject)}`,
    plainMarkdown(words.greeting),
    ...words.paragraphs.map(plainMarkdown),
    [words.closing, name].filter(Boolean).map(plainMarkdown).join(LINE_END),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
