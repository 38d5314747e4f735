type ToolSeo = { title: string; description: string };

type ToolData = { canonical: string; view: { isAsked: boolean } } | undefined;

/** What a tool's page says about itself. Somebody's answers are not for search engines. */
export function toolMeta({ title, description }: ToolSeo, loaded: ToolData) {
  return [
    { title: `${title} - Waymark` },
    { name: "description", content: description },
    ...(loaded ? [{ tagName: "link", rel: "canonical", href: loaded.canonical }] : []),
    ...(loaded?.view.isAsked ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}
