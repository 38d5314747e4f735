import { findAll, readHtml, textOf } from "./html-elements.ts";

/** What a reader sees of a job on the board. */
export type Card = { href: string; title: string; lines: string[] };

const CARDS = 20;

/** Read from the board's own page. */
export async function readCards(origin: string): Promise<Card[]> {
  const page = readHtml(await (await fetch(`${origin}/jobs`)).text());
  const cards = findAll(page, "li").flatMap((item) => {
    const [title] = findAll(item, "h3");
    if (!title) return [];
    const href = findAll(title, "a")[0]?.attributes.href;
    if (!href?.startsWith("/jobs/")) return [];
    return [{ href, title: textOf(title), lines: findAll(item, "p").map(textOf) }];
  });
  if (cards.length !== CARDS)
    throw new Error(`The board shows ${cards.length} cards, not ${CARDS}`);
  return cards;
}
