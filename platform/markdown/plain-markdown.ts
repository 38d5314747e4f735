/** The words of a Markdown text without its marks, for searching and for excerpts. */
export function plainMarkdown(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^[#>|-]+\s*|\*\*|[|`]|^\d+\.\s+/gm, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
