import { isRightToLeft } from "#rules/cv/reading-direction.ts";
import { telephoneUrl } from "./contacts.ts";
import { printWholeDay } from "./dates.ts";
import type { LinkBlock } from "./entry-block.ts";
import { paragraphsOf } from "./paragraphs.ts";
import type { PrintableLetter } from "./printable.ts";

/** A letter's words in reading order; every format is drawn from these. */
export type LetterBlocks = {
  name: string;
  contacts: readonly LinkBlock[];
  recipientLines: readonly string[];
  /** "Leeds, 15 November 2026", or what there is of it. */
  dated: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  closing: string;
  isRightToLeft: boolean;
};

export function letterBlocks({ letter }: PrintableLetter): LetterBlocks {
  const { language, sender, recipient, place, writtenOn } = letter;
  const day = printWholeDay(writtenOn, language);
  return {
    name: sender.name.trim(),
    contacts: contactsOf(sender),
    recipientLines: [recipient.name, recipient.organisation, ...paragraphsOf(recipient.address)]
      .map((line) => line.trim())
      .filter(Boolean),
    dated: [place.trim(), day.trim()].filter(Boolean).join(", "),
    subject: letter.subject.trim(),
    greeting: letter.greeting.trim(),
    paragraphs: letter.paragraphs.flatMap(paragraphsOf),
    closing: letter.closing.trim(),
    isRightToLeft: isRightToLeft(language),
  };
}

/** The file says whose it is; the name its owner keeps it under is nobody else's. */
export function letterTitle({ letter }: PrintableLetter): string {
  return letter.subject.trim() || [letter.sender.name.trim(), "letter"].filter(Boolean).join(", ");
}

type Sender = PrintableLetter["letter"]["sender"];

function contactsOf({ email, phone, city }: Sender): LinkBlock[] {
  return [
    { text: email.trim(), url: email.trim() && `mailto:${email.trim()}` },
    { text: phone.trim(), url: telephoneUrl(phone) },
    { text: city.trim(), url: "" },
  ].filter(({ text }) => text !== "");
}
