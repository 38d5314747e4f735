/** What search engines read of a page of our own words. */
export function writtenMeta({ title, description }: { title: string; description: string }) {
  return [{ title: `${title} - Waymark` }, { name: "description", content: description }];
}
