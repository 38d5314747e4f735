import type { BoardView } from "#domain/jobs/board/board-view.ts";

export type Seo = { canonical: string; isListed: boolean; feeds: Record<string, string>[] };

/** Null while the board cannot be searched. */
type BoardData = { view: BoardView | null; seo: Seo | null };

/** What a page of the board says of itself to search engines. */
export function boardMeta({ view, seo }: BoardData, title: string) {
  if (!view || !seo) return [{ title: `${title} - Waymark` }];
  return [
    { title: `${title} - Waymark` },
    {
      name: "description",
      content: `${view.heading.jobs} Each with its closing time, its pay where the employer gives it, and what the advert says about sponsorship.`,
    },
    { tagName: "link", rel: "canonical", href: seo.canonical },
    ...seo.feeds,
    ...(seo.isListed ? [] : [{ name: "robots", content: "noindex, follow" }]),
  ];
}
