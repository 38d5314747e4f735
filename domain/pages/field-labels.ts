/** What screens call the fields of pages. A field that is not here is called by its name. */
const labels: Readonly<Record<string, string>> = {
  body: "Text",
  description: "Summary",
  author: "Author",
  reviewBy: "Review by",
  isDemo: "Fictional, and marked as fictional",
  from: "Where they come from",
  now: "Their job now",
  photo: "Address of their photo",
  quote: "One sentence of theirs",
  stops: "Their way, with dates",
  when: "Month or season",
  what: "What happened",
  drawing: "Drawing of a change on one day",
  before: "Until then",
  after: "From then on",
  direction: "The figure goes",
  order: "Place in the list",
  tools: "Tools beside the page",
  criteria: "Search of the board",
  one: "One result is called",
  many: "Several results are called",
  wider: "The same search without its condition",
  related: "Pages it leads to",
  checkedOn: "Text checked on",
  isTopLevel: "At an address of the specification",
  rates: "Pay lines",
  code: "Occupation code",
  newEntrant: "New-entrant rate",
  standard: "Standard rate",
  zone: "Time zone",
  editions: "Days",
  seeks: "What they look for",
  words: "What happens",
};

const hints: Readonly<Record<string, string>> = {
  tags: "One on each line, such as graduate-visa.",
  tools: "Addresses of ours, one on each line, such as /visa-check.",
  related: "Slugs of landing pages, one on each line.",
  order: "Lower numbers come first.",
};

/** "isTopLevel" is "Is top level" where nobody found better words. */
export function fieldLabel(name: string): string {
  const spaced = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return labels[name] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export function fieldHint(name: string): string | undefined {
  return hints[name];
}
