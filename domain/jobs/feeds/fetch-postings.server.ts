import type { OutsideRefusal } from "#platform/outside/fetch-outside.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { isObject, type Json, numberAt, objectsAt, textAt } from "./formats/json-shape.ts";

export type Fetched = Promise<Result<Uint8Array, OutsideRefusal>>;
export type Fetch = (url: string) => Fetched;

const PAGE = 100;
const MAX_PAGES = 100;
/** Each is a request of its own: gently, and not without end. */
const MAX_TEXTS = 1000;
const TEXTS_AT_ONCE = 4;

/**
 * SmartRecruiters lists its postings a hundred at a time, without their texts: each
 * is asked for at the posting's own address. Put together they are one document.
 */
export async function fetchPostings(url: string, fetch: Fetch): Fetched {
  const listed: Json[] = [];
  const totals = new Set<number>();
  for (let page = 0; page < MAX_PAGES; page++) {
    const fetched = await fetch(addressOfPage(url, page));
    if (!fetched.ok) return fetched;
    const found = readPage(fetched.value);
    // Not a page of postings: the code that reads the feed says what is wrong with it.
    if (!found) return listed.length === 0 ? fetched : no("answered-badly");
    listed.push(...found.content);
    totals.add(found.totalFound);
    if (found.content.length === 0 || listed.length >= found.totalFound) break;
  }
  const totalFound = Math.max(...totals);
  // The list moved under our hands: what is not in it may have slipped between two pages.
  const hasMoved = totals.size > 1 || new Set(listed.map(idOf)).size < listed.length;
  const content = await withTexts(listed, url, fetch);
  return ok(Buffer.from(JSON.stringify({ totalFound, hasMoved, content })));
}

function addressOfPage(url: string, page: number): string {
  const address = new URL(url);
  address.searchParams.set("limit", String(PAGE));
  address.searchParams.set("offset", String(page * PAGE));
  return address.href;
}

/** A posting whose text cannot be had stays without one; the reader refuses it. */
async function withTexts(listed: readonly Json[], url: string, fetch: Fetch): Promise<Json[]> {
  const whole = [...listed];
  const waiting = listed.slice(0, MAX_TEXTS).entries();
  const fetchOn = async () => {
    for (const [at, posting] of waiting) {
      const id = idOf(posting);
      if ("jobAd" in posting || !id) continue;
      const fetched = await fetch(addressOfPosting(url, id));
      const found = fetched.ok ? parse(fetched.value) : null;
      if (found && idOf(found) === id) whole[at] = { ...posting, ...found };
    }
  };
  await Promise.all(Array.from({ length: TEXTS_AT_ONCE }, fetchOn));
  return whole;
}

/** Beside the list, whatever address the posting itself names. */
function addressOfPosting(url: string, id: string): string {
  const address = new URL(url);
  address.search = "";
  address.pathname = `${address.pathname.replace(/\/$/, "")}/${encodeURIComponent(id)}`;
  return address.href;
}

function idOf(posting: Json): string | null {
  return textAt(posting, "id");
}

function readPage(bytes: Uint8Array): { content: Json[]; totalFound: number } | null {
  const page = parse(bytes);
  if (!page || !Array.isArray(page.content)) return null;
  const content = objectsAt(page, "content");
  return { content, totalFound: numberAt(page, "totalFound") ?? content.length };
}

function parse(bytes: Uint8Array): Json | null {
  try {
    const document: unknown = JSON.parse(Buffer.from(bytes).toString());
    return isObject(document) ? document : null;
  } catch {
    return null;
  }
}
