import { situationOf } from "#domain/visas/situation/situations.server.ts";
import type { CvDocument, CvLook, Market } from "#rules/cv/cv-document.ts";
import { dayIn } from "#rules/day-in.ts";
import { permissionLine } from "./permission-line.ts";

/**
 * What somebody's CV may say about their permission on a day, today unless another is asked for;
 * "" where we cannot say it for that country.
 */
export async function rightToWorkWords(
  userId: string,
  market: Market,
  day = dayIn("gb", new Date()),
): Promise<string> {
  // "My situation" knows UK permissions only, and they end with a day of the UK.
  return market === "gb" ? permissionLine(await situationOf(userId), day) : "";
}

/** The same for a CV: "" also where its owner writes the line themselves, or prints none. */
export async function rightToWorkOf(
  { document, look }: { document: CvDocument; look: CvLook },
  ownerId: string,
  day?: string,
): Promise<string> {
  return document.rightToWork.source === "from-situation"
    ? rightToWorkWords(ownerId, look.market, day)
    : "";
}
