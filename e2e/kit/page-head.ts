/** What is wrong in the head of a page that search engines and other sites read. */
export function faultsOfHead(html: string): string[] {
  const [head = ""] = html.split("</head>");
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? "";
  const picture = /<meta property="og:image" content="([^"]*)"/.exec(head)?.[1];
  return [
    ...(/<title>[^<]+<\/title>/.test(head) ? [] : ["has no title"]),
    ...(description.length >= MIN_DESCRIPTION_LENGTH
      ? []
      : [`describes itself as "${description}"`]),
    ...(picture === undefined || isAddress(picture) ? [] : [`has a picture at ${picture}`]),
    ...structuredDataIn(html).flatMap(faultsOfData),
  ];
}

const MIN_DESCRIPTION_LENGTH = 20;

/** The kinds of structured data in a page, such as "Article". */
export function kindsOfDataIn(html: string): string[] {
  return structuredDataIn(html).flatMap((data) => nodesOf(data).map(kindOf));
}

type Data = Record<string, unknown>;

/** What Google and schema.org require of each kind of ours. */
const required: Readonly<Record<string, readonly string[]>> = {
  Article: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  Book: ["name", "url", "author", "bookFormat"],
  Event: ["name", "startDate", "location", "eventStatus", "offers"],
  FAQPage: ["mainEntity"],
  ItemList: ["name", "itemListElement"],
  JobPosting: ["title", "description", "datePosted", "hiringOrganization"],
  Organization: ["name", "url"],
};

const MAX_HEADLINE = 110;

function structuredDataIn(html: string): Data[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, json]) => JSON.parse(json!) as Data);
}

function faultsOfData(data: Data): string[] {
  const context = data["@context"] === "https://schema.org" ? [] : ["has data of no vocabulary"];
  return [...context, ...nodesOf(data).flatMap(faultsOfNode)];
}

function nodesOf(data: Data): Data[] {
  return (data["@graph"] as Data[] | undefined) ?? [data];
}

function kindOf(node: Data): string {
  return String(node["@type"]);
}

function faultsOfNode(node: Data): string[] {
  const kind = kindOf(node);
  const names = required[kind];
  if (!names) return [`has data of an unknown kind, ${kind}`];
  const missing = names.filter((name) => isEmpty(node[name]));
  return [
    ...missing.map((name) => `${kind} has no ${name}`),
    ...(String(node.headline ?? "").length <= MAX_HEADLINE ? [] : [`${kind}: headline too long`]),
    ...addressesIn(node)
      .filter((address) => !isAddress(address))
      .map((address) => `${kind} leads to ${address}`),
    ...daysIn(node)
      .filter((day) => Number.isNaN(Date.parse(day)))
      .map((day) => `${kind} has a day ${day}`),
  ];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || String(value) === "";
}

function addressesIn(node: Data): string[] {
  const found = JSON.stringify(node).matchAll(/"(?:url|image|mainEntityOfPage)":"([^"]*)"/g);
  return [...found].map(([, address]) => address!);
}

function daysIn(node: Data): string[] {
  return Object.entries(node).flatMap(([name, value]) =>
    /^date|Date$/.test(name) ? [String(value)] : [],
  );
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}
