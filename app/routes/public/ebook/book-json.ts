import type { EbookView } from "#domain/editorial/ebooks/ebook-view.ts";

/** A book as search engines read it (schema.org Book). */
export function bookOf(view: EbookView, origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "Book",
    name: view.title,
    description: view.description,
    bookFormat: "https://schema.org/EBook",
    inLanguage: "en-GB",
    isAccessibleForFree: true,
    dateModified: view.updatedAt,
    url: origin + view.to,
    author: { "@type": "Organization", name: "Waymark", url: `${origin}/about-us` },
    publisher: { "@type": "Organization", name: "Waymark", url: origin },
  };
}
