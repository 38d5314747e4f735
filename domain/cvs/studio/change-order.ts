import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import { placeAt } from "../document/place-at.ts";

type AnyDocument = CvDocument | LetterDocument;
type Placed = { path: readonly string[] };

const letterParts = [
  "language",
  "sender",
  "recipient",
  "place",
  "writtenOn",
  "subject",
  "greeting",
  "paragraphs",
  "closing",
];

/** As the page has them, from its title to its end; the look comes last. A database keeps names in an order of its own. */
export function inPageOrder<Each extends Placed>(
  document: AnyDocument,
  differences: readonly Each[],
): readonly Each[] {
  const ranks = new Map(differences.map((each) => [each, rankOf(document, each.path)]));
  return differences.toSorted((one, other) => ranks.get(one)! - ranks.get(other)!);
}

function rankOf(document: AnyDocument, path: readonly string[]): number {
  const [root, part = ""] = path;
  if (root === "title") return -2;
  if (root === "look") return Number.MAX_SAFE_INTEGER;
  if (!("sections" in document)) return letterParts.indexOf(part);
  const { section } = placeAt(path);
  if (section === "basics") return -1;
  const at = document.sections.findIndex((place) => place.section === section);
  // A section that was deleted has no place any more.
  return at < 0 ? document.sections.length : at;
}
