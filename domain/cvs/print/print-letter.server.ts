import type { PagesOrder, TypesetRefusal } from "#platform/typesetting/document.ts";
import { typeset, typesetFinished, typesetPages } from "#platform/typesetting/typeset.server.ts";
import { isRightToLeft } from "#rules/cv/reading-direction.ts";
import { ok, type Result } from "#rules/result.ts";
import { printWholeDay } from "./dates.ts";
import { drawable } from "./drawable.server.ts";
import { overflowOf } from "./overflow.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { PREVIEW_LIMITS } from "./preview-limits.ts";
import { facesOf, languageParts, lookData } from "./print-data.ts";
import type { Preview, PrintableLetter, Printed } from "./printable.ts";

/** Nobody reads the second page of a letter. */
const MOST_PAGES = 1;

/** The letter as a tagged PDF, or all its pages as one SVG. */
export async function printLetter(
  letter: PrintableLetter,
  format: "pdf" | "svg",
): Promise<Result<Printed, TypesetRefusal>> {
  if (format === "pdf") return typesetFinished(orderOf(letter));
  const set = await typeset({ ...orderOf(letter), format });
  if (!set.ok) return set;
  const pages = Buffer.from(set.value).toString("latin1").split('class="typst-page"').length - 1;
  return ok({ bytes: set.value, pages });
}

export async function previewLetter(
  letter: PrintableLetter,
): Promise<Result<Preview, TypesetRefusal>> {
  const set = await typesetPages(orderOf(letter), PREVIEW_LIMITS);
  if (!set.ok) return set;
  const { pages, end } = set.value;
  return ok({ pages: [...pages], overflow: overflowOf(end, MOST_PAGES) });
}

function orderOf({ letter, look }: PrintableLetter): PagesOrder {
  const { language, sender, recipient, writtenOn } = letter;
  const data = {
    ...letter,
    ...lookData(look),
    ...languageParts(language),
    isRightToLeft: isRightToLeft(language),
    name: sender.name,
    title: letter.subject.trim() || [sender.name.trim(), "letter"].filter(Boolean).join(", "),
    description: recipient.organisation,
    recipientLines: [
      recipient.name,
      recipient.organisation,
      ...paragraphsOf(recipient.address),
    ].filter((line) => line.trim() !== ""),
    day: printWholeDay(writtenOn, language),
    paragraphs: letter.paragraphs.flatMap(paragraphsOf),
  };
  return { template: "#templates/letters/letter.typ", data: drawable(data), faces: facesOf(look) };
}
