import { addressAt } from "#addresses/addresses.ts";
import { guideCountries } from "#domain/guides/guide-countries.ts";
import { pageAddress } from "#domain/links/page-address.ts";
import { pageTypes } from "#domain/page-types.ts";
import type { AnyPageType } from "#domain/pages/page-type.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Visitor } from "#rules/access/visitor.ts";

/** What the desk knows of a type of page. */
export type ContentType = {
  type: AnyPageType;
  /** "Blog post" */
  label: string;
  /** Where readers find it; null where it stands within other pages. */
  pathOf: (slug: string) => string | null;
  /** Whether pages of it can be added at the desk. Others are named by the table of addresses. */
  isOpen: boolean;
};

type Known = Omit<ContentType, "type">;

const known: Readonly<Record<string, Known>> = {
  post: { label: "Blog post", pathOf: (slug) => `/blog/${slug}`, isOpen: true },
  question: { label: "Question", pathOf: (slug) => `/faq#${slug}`, isOpen: true },
  story: { label: "Success story", pathOf: (slug) => `/success-stories#${slug}`, isOpen: true },
  "case-study": {
    label: "Case study",
    pathOf: (slug) => `/university-case-study/${slug}`,
    isOpen: true,
  },
  landing: {
    label: "Landing page",
    pathOf: (slug) => (addressAt(slug) ? `/${slug}` : `/jobs-for/${slug}`),
    isOpen: true,
  },
  jumpstart: { label: "Jumpstart page", pathOf: () => null, isOpen: false },
  "jumpstart-chapter": {
    label: "LinkedIn playbook chapter",
    pathOf: (slug) => `/jumpstart/linkedin-starter-playbook/${slug}`,
    isOpen: true,
  },
  "jumpstart-reading": {
    label: "Reading list",
    pathOf: (slug) => `/jumpstart/reading-list/${slug}`,
    isOpen: true,
  },
  ambassador: {
    label: "Ambassador",
    pathOf: (slug) => `/campus-ambassadors/${slug}`,
    isOpen: false,
  },
  ebook: { label: "Ebook", pathOf: (slug) => `/ebook/${slug}`, isOpen: true },
  "post-category": { label: "Blog category", pathOf: (slug) => `/blog/${slug}`, isOpen: false },
  author: { label: "Author", pathOf: (slug) => `/author/${slug}`, isOpen: false },
  site: { label: "Page about us", pathOf: (slug) => pageAddress("site", slug), isOpen: false },
  legal: { label: "Legal page", pathOf: (slug) => `/${slug}`, isOpen: false },
  tool: { label: "Text beside a tool", pathOf: () => null, isOpen: false },
  fair: { label: "Fair", pathOf: (slug) => `/${slug}`, isOpen: false },
  guide: { label: "Guide", pathOf: (slug) => `/${slug}`, isOpen: false },
  manual: { label: "Chapter of the career manual", pathOf: () => null, isOpen: true },
  ...Object.fromEntries(
    guideCountries.map(({ slug: country, name }): [string, Known] => [
      `guide-${country}`,
      {
        label: `Guide: ${name}`,
        pathOf: (slug) => ["/country-guide", country, slug].join("/"),
        isOpen: false,
      },
    ]),
  ),
};

export const contentTypes: readonly ContentType[] = pageTypes
  .map((type): ContentType => ({ type, ...(known[type.name] ?? unnamed(type)) }))
  .toSorted((one, other) => (one.label < other.label ? -1 : 1));

const byName = new Map(contentTypes.map((each) => [each.type.name, each]));

export function contentType(name: string): ContentType | undefined {
  return byName.get(name);
}

/** A type that nobody has described here yet can be edited all the same. */
function unnamed({ name }: AnyPageType): Known {
  const label = name.replaceAll("-", " ");
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    pathOf: () => null,
    isOpen: false,
  };
}

/** An address that the table of addresses names is part of the product. */
export function canRename({ isOpen, pathOf }: ContentType, slug: string): boolean {
  const path = pathOf(slug);
  return isOpen && !(path && addressAt(path));
}

/** "about-us.au" is the page about-us in Australia's words. */
export function readKey(slugAndVariant: string): { slug: string; variant: string } {
  const [slug = "", variant = ""] = slugAndVariant.split(".", 2);
  return { slug, variant };
}

/**
 * Where our staff read a page: where readers do, or at its editor while they do not. Null for those
 * who may not write, and so not open the editor.
 */
export function whereToRead(
  page: { type: string; slug: string; variant: string; isLive: boolean },
  staff: Visitor,
): string | null {
  const path = page.isLive ? contentType(page.type)?.pathOf(page.slug) : null;
  return path ?? (staffMay(staff, "write") ? editorPath(page) : null);
}

/** Also of a page that does not exist: anyone who typed its address is sent there, in letters a header takes. */
export function editorPath(page: { type: string; slug: string; variant: string }): string {
  const { type, slug, variant } = page;
  if (type === "event") return "/staff/events";
  return `/staff/content/${type}/${encodeURIComponent(variant ? `${slug}.${variant}` : slug)}`;
}
