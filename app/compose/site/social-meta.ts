type Shared = { title: string; description: string; picture: string; type?: "article" | "website" };

/** What other sites show beside a link to a page: its title, a sentence and a picture of it. */
export function socialMeta({ title, description, picture, type = "article" }: Shared) {
  return [
    { property: "og:type", content: type },
    { property: "og:site_name", content: "Waymark" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
