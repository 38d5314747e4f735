import { fetchOutside, type OutsideRefusal } from "#platform/outside/fetch-outside.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { FeedFormat } from "./feed-formats.ts";

/** The largest boards are some tens of megabytes. */
const LIMITS = { maxBytes: 100_000_000, maxMillis: 120_000 };
const PAGE = 100;
const MOST_PAGES = 100;

type Fetch = (url: string) => Promise<Result<Uint8Array, OutsideRefusal>>;

const fetchOne: Fetch = (url) => fetchOutside(url, LIMITS);

/** A feed's bytes from its address; SmartRecruiters gives its postings a hundred at a time. */
export async function fetchFeed(
  format: FeedFormat,
  url: string,
  fetch: Fetch = fetchOne,
): Promise<Result<Uint8Array, OutsideRefusal>> {
  return format === "smartrecruiters" ? fetchPages(url, fetch) : fetch(url);
}

async function fetchPages(url: string, fetch: Fetch) {
  const content: unknown[] = [];
  let totalFound = 0;
  for (let page = 0; page < MOST_PAGES; page++) {
    const fetched = await fetch(addressOfPage(url, page));
    if (!fetched.ok) return fetched;
    const found = readPage(fetched.value);
    // Not a page of postings: whoever reads the feed says what is wrong with it.
    if (!found) return content.length === 0 ? fetched : no("answered-badly");
    content.push(...found.content);
    totalFound = found.totalFound;
    if (found.content.length === 0 || content.length >= totalFound) break;
  }
  return ok(Buffer.from(JSON.stringify({ totalFound, content })));
}

function addressOfPage(url: string, page: number): string {
  const address = new URL(url);
  address.searchParams.set("limit", String(PAGE));
  address.searchParams.set("offset", String(page * PAGE));
  return address.href;
}

function readPage(bytes: Uint8Array): { content: unknown[]; totalFound: number } | null {
  try {
    const page: unknown = JSON.parse(Buffer.from(bytes).toString());
    if (typeof page !== "object" || page === null || !("content" in page)) return null;
    if (!Array.isArray(page.content)) return null;
    const total = "totalFound" in page ? Number(page.totalFound) : Number.NaN;
    return {
      content: page.content,
      totalFound: Number.isFinite(total) ? total : page.content.length,
    };
  } catch {
    return null;
  }
}
