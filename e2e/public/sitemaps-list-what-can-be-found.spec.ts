import { readdirSync } from "node:fs";
import { expect, send, sendPatiently, test } from "#e2e/fixtures.ts";
import { forEachOf } from "#e2e/kit/at-once.ts";
import { faultsOfHead, kindsOfDataIn } from "#e2e/kit/page-head.ts";

/** The companies and jobs of a part are made alike: so many of each say what all do. */
const MAX_OF_A_PART = 40;

test("every address of every sitemap is there, is its own canonical address and may be listed", async () => {
  test.slow();
  const parts = addressesIn((await send("/sitemap.xml")).body);
  expect(parts.length).toBeGreaterThanOrEqual(4);
  const lists = await Promise.all(
    parts.map(async (part) => addressesIn((await send(pathOf(part))).body)),
  );
  const listed = lists.flatMap((addresses, at) =>
    /jobs-|companies/.test(parts[at]!) ? addresses.slice(0, MAX_OF_A_PART) : addresses,
  );
  expect(listed.some((address) => /\/ebook\/.*\/read\//.test(address))).toBe(true);

  const faults = await forEachOf([...new Set(listed)], async (address) => {
    const { status, body: text } = await sendPatiently(pathOf(address));
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
    const robots = /<meta name="robots" content="([^"]*)"/.exec(text)?.[1] ?? "";
    return [
      ...(status === 200 ? [] : [`${address}: ${status}`]),
      ...(canonical === address ? [] : [`${address}: canonical is ${canonical}`]),
      ...(robots.includes("noindex") ? [`${address}: ${robots}`] : []),
      ...(shownIn(text).includes("{{") ? [`${address}: shows {{`] : []),
      ...faultsOfHead(text).map((fault) => `${address}: ${fault}`),
      ...kindsMissing(pathOf(address), text).map((kind) => `${address}: has no ${kind}`),
    ];
  });
  expect(faults.flat()).toEqual([]);
});

/** What pages of a kind say about themselves: the kind of their data, or the picture beside a link to them. */
const kinds: readonly (readonly [path: RegExp, kind: string])[] = [
  [/^\/country-guide\/[^/]+\/[^/]+$/, "picture"],
  [/^\/university-case-study\//, "picture"],
  [/^\/ebook\/[^/]+$/, "picture"],
  [/^\/ebook\/[^/]+$/, "Book"],
  [/^\/workshop-and-webinars\/./, "Event"],
  [/^\/india-career-fair$/, "Event"],
  [/^\/success-stories$/, "ItemList"],
  [/^\/faq$/, "FAQPage"],
];

const posts = new Set(readdirSync("content/posts").map((file) => `/blog/${file.slice(0, -3)}`));

function kindsMissing(path: string, html: string): string[] {
  const has = [...kindsOfDataIn(html), ...(html.includes('"og:image"') ? ["picture"] : [])];
  const wanted = kinds.filter(([pattern]) => pattern.test(path)).map(([, kind]) => kind);
  const ofPosts = posts.has(path) ? ["Article", "picture"] : [];
  return [...wanted, ...ofPosts].filter((kind) => !has.includes(kind));
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
}

function shownIn(html: string): string {
  return html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
