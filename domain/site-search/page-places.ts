import type { SiteKind } from "./site-kinds.ts";

/** Where a page stands: its address, and the pattern whose access word guards it. */
export type Place = { kind: SiteKind; path: string; pattern: string };

export type PlacedPage = { type: string; slug: string; fields: Record<string, unknown> };

const GUIDE = /^guide-([a-z-]+)$/;

/** Types whose every page has an address of its own under one pattern. */
const bySlug: Readonly<Record<string, { kind: SiteKind; pattern: string }>> = {
  post: { kind: "post", pattern: "/blog/:slug" },
  "case-study": { kind: "story", pattern: "/university-case-study/:slug" },
  ebook: { kind: "reading", pattern: "/ebook/:slug" },
  "jumpstart-chapter": { kind: "reading", pattern: "/jumpstart/linkedin-starter-playbook/:slug" },
  "jumpstart-reading": { kind: "reading", pattern: "/jumpstart/reading-list/:slug" },
};

/** Types whose pages are parts of one screen. */
const onScreen: Readonly<Record<string, { kind: SiteKind; path: string }>> = {
  question: { kind: "question", path: "/faq" },
  story: { kind: "story", path: "/success-stories" },
};

/** Types whose pages stand at their slug. */
const atRoot: Readonly<Record<string, SiteKind>> = {
  guide: "guide",
  site: "page",
  legal: "page",
  fair: "event",
};

/** Null for pages that readers do not open by themselves, as authors and the words beside a tool. */
export function placeOf({ type, slug, fields }: PlacedPage): Place | null {
  const [, country] = GUIDE.exec(type) ?? [];
  if (country) return { kind: "guide", ...guidePlace(country, slug) };
  const listed = bySlug[type];
  if (listed) return placeUnder(listed.kind, listed.pattern, slug);
  const screen = onScreen[type];
  if (screen) return { kind: screen.kind, path: `${screen.path}#${slug}`, pattern: screen.path };
  if (type === "landing") return landingPlace(slug, fields.isTopLevel === true);
  const kind = atRoot[type];
  return kind ? { kind, path: `/${slug}`, pattern: `/${slug}` } : null;
}

function guidePlace(country: string, section: string) {
  const under = (name: string) => ["/country-guide", name, section].join("/");
  return { path: under(country), pattern: under(":slug") };
}

function placeUnder(kind: SiteKind, pattern: string, slug: string): Place {
  return { kind, path: pattern.replace(":slug", slug), pattern };
}

function landingPlace(slug: string, isTopLevel: boolean): Place {
  return isTopLevel
    ? { kind: "list", path: `/${slug}`, pattern: `/${slug}` }
    : placeUnder("list", "/jobs-for/:slug", slug);
}

/** "United Kingdom" for a section of its guide: sections of all countries have the same titles. */
export function countryOf(type: string): string | null {
  const [, country] = GUIDE.exec(type) ?? [];
  return country
    ? country.replaceAll(
        /(^|-)([a-z])/g,
        (_all, dash: string, letter: string) => `${dash ? " " : ""}${letter.toUpperCase()}`,
      )
    : null;
}
