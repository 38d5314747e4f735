/** What the site's own index holds, by the headings of its results. */
export const siteKinds = {
  tool: "Tools",
  guide: "Guides",
  question: "Questions",
  post: "Blog posts",
  reading: "Ebooks and reading",
  event: "Events",
  company: "Employers with live jobs",
  story: "Stories and case studies",
  list: "Job collections",
  page: "About Waymark",
} as const;

export type SiteKind = keyof typeof siteKinds;

export const siteKindCodes = Object.keys(siteKinds) as SiteKind[];

export function isSiteKind(text: string): text is SiteKind {
  return Object.hasOwn(siteKinds, text);
}
