export function linkedMarkdown(text: string, url: string): string {
  return url
    ? `[${plainMarkdown(text)}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`
    : plainMarkdown(text);
}

/** Every sign that Markdown could read as a mark loses that meaning. */
export function plainMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~!&$]/g, "\\$&")
    .replace(/^(\s*)([-+=])/, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/, "$1\\$2");
}
