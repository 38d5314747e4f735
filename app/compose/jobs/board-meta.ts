export type Seo = {
  title: string;
  description: string;
  canonical: string;
  isListed: boolean;
  feeds: Record<string, string>[];
};

/** What a page of the board says about itself; only its title while the board cannot be searched. */
export function boardMeta({ title, seo }: { title: string; seo: Seo | null }) {
  if (!seo) return [{ title: `${title} - Waymark` }];
  return [
    { title: `${seo.title} - Waymark` },
    { name: "description", content: seo.description },
    { tagName: "link", rel: "canonical", href: seo.canonical },
    ...seo.feeds,
    ...(seo.isListed ? [] : [{ name: "robots", content: "noindex, follow" }]),
  ];
}
