import { letterBlocks } from "./letter-blocks.ts";
import type { PrintableLetter } from "./printable.ts";

/** The letter as plain text, for forms with one box for it. */
export function letterText(letter: PrintableLetter): string {
  const { name, contacts, recipientLines, dated, subject, ...words } = letterBlocks(letter);
  const parts = [
    [name, ...contacts.map(({ text }) => text)].filter(Boolean).join("\n"),
    recipientLines.join("\n"),
    dated,
    subject,
    words.greeting,
    ...words.paragraphs,
    [words.closing, name].filter(Boolean).join("\n"),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
