import { readFormData } from "#app/request-body.server.ts";
import { listNewestCvs } from "#domain/cvs/document/cvs.queries.server.ts";
import { ukToday } from "#domain/visas/uk/uk-today.ts";
import { type PastedView, pastedView } from "#domain/visas/verdict/pasted-view.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { MAX_PASTED } from "#rules/pasted-advert/pasted-advert.ts";
import { readPasted } from "#rules/pasted-advert/read-pasted.ts";

export type PasteAnswer = {
  text: string;
  error: string | null;
  view: PastedView | null;
};

/** Fewer letters are a link or a headline. */
const MIN_LENGTH = 40;

/** Reads what was pasted, or shared from a phone: then a title and a link come along. Nothing is kept. */
export async function answerPaste(request: Request, now: Date): Promise<PasteAnswer> {
  const fields = await readFormData(request);
  const text = ["title", "text", "url"]
    .flatMap((name) => fields.getAll(name))
    .filter((value) => typeof value === "string")
    .join("\n")
    .replaceAll("\r\n", "\n")
    .trim();
  const error = whyUnread(text);
  const today = ukToday(now);
  return { text, error, view: error ? null : pastedView(readPasted(text, today), today) };
}

function whyUnread(text: string): string | null {
  if (text === "") return "Paste the advert’s text first.";
  if (text.length > MAX_PASTED)
    return `That is ${formatCount(text.length)} characters. Paste the advert alone: at most ${formatCount(MAX_PASTED)}.`;
  const words = text.replaceAll(/https?:\/\/\S+/g, "").trim();
  if (words.length < MIN_LENGTH && words.length < text.length)
    return "That is only a link, and we do not open links. Copy the advert’s text and paste it here.";
  return words.length < MIN_LENGTH ? "That is too short for an advert. Paste all of it." : null;
}

/** So many are offered beside an advert; the others are at "My CVs". */
const MAX_CVS = 5;

/** The CVs that an advert can be laid beside, last changed first. */
export function cvsToMatch(ownerId: string) {
  return listNewestCvs(ownerId, MAX_CVS);
}
