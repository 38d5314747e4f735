/** Where readers find a page of `pages`, by its type; null where it has no address. */
export function pageAddress(type: string, slug: string, isTopLevel = false): string | null {
  const country = /^guide-(.+)$/.exec(type)?.[1];
  if (country) return ["/country-guide", country, slug].join("/");
  if (type === "landing" && !isTopLevel) return "/jobs-for/:slug".replace(":slug", slug);
  const kind = type === "site" && /^universities-(.+)$/.exec(slug)?.[1];
  if (kind) return universitiesPath(kind);
  return patterns[type]?.replace(":slug", slug) ?? null;
}

/** The page for universities, or for one kind of their people. */
export function universitiesPath(kind?: string): string {
  return kind ? ["/universities", kind].join("/") : "/universities";
}

const patterns: Readonly<Record<string, string>> = {
  ambassador: "/campus-ambassadors/:slug",
  author: "/author/:slug",
  "case-study": "/university-case-study/:slug",
  "post-category": "/blog/:slug",
  ebook: "/ebook/:slug",
  fair: "/:slug",
  guide: "/:slug",
  "jumpstart-chapter": "/jumpstart/linkedin-starter-playbook/:slug",
  "jumpstart-reading": "/jumpstart/reading-list/:slug",
  landing: "/:slug",
  legal: "/:slug",
  post: "/blog/:slug",
  site: "/:slug",
  // These stand on one page together.
  question: "/faq",
  story: "/success-stories",
  tool: "/uk-work-visa-sponsor-licence-check",
};
