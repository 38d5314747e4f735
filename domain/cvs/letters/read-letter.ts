import type { LetterDocument } from "#rules/cv/cv-document.ts";
import type { LetterState } from "../document/cv.ts";
import { lookAsked } from "../studio/read-look.ts";

type Fields = { get: (name: string) => unknown };

/** A letter with its title and look, as its form says. */
export function readLetterState(
  { title, look, document }: LetterState,
  fields: Fields,
): LetterState {
  const typed = fields.get("title");
  return {
    title: typeof typed === "string" ? typed : title,
    look: lookAsked(look, fields),
    document: readLetter(document, fields),
  };
}

/** A letter as its form says; what the form does not mention stays. */
export function readLetter(letter: LetterDocument, fields: Fields): LetterDocument {
  const text = (name: string, before: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : before;
  };
  const { sender, recipient } = letter;
  const body = fields.get("body");
  return {
    language: text("language", letter.language),
    sender: {
      name: text("sender.name", sender.name),
      email: text("sender.email", sender.email),
      phone: text("sender.phone", sender.phone),
      city: text("sender.city", sender.city),
    },
    recipient: {
      name: text("recipient.name", recipient.name),
      organisation: text("recipient.organisation", recipient.organisation),
      address: text("recipient.address", recipient.address),
    },
    place: text("place", letter.place),
    writtenOn: text("writtenOn", letter.writtenOn),
    subject: text("subject", letter.subject),
    greeting: text("greeting", letter.greeting),
    paragraphs: typeof body === "string" ? paragraphsOf(body) : letter.paragraphs,
    closing: text("closing", letter.closing),
  };
}

/** An empty line begins a new paragraph. */
function paragraphsOf(body: string): string[] {
  return body
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
