import { fetchOutside } from "#platform/outside/fetch-outside.server.ts";
import { no } from "#rules/result.ts";
import type { FeedFormat } from "./feed-formats.ts";
import { type Fetch, type Fetched, fetchPostings } from "./fetch-postings.server.ts";

/** For a whole feed, however many addresses it is spread over. The largest boards are some tens of megabytes. */
const WHOLE_FEED = { bytes: 100_000_000, millis: 300_000 };
/** For one address of it. */
const ANSWER_TIMEOUT_MS = 120_000;

type Limits = { maxBytes: number; maxMillis: number };
type FetchWithin = (url: string, limits: Limits) => Fetched;

/** A feed's bytes from its address; SmartRecruiters spreads its postings over many. */
export async function fetchFeed(
  format: FeedFormat,
  url: string,
  fetch: FetchWithin = fetchOutside,
): Fetched {
  const withinBudget = spending({ ...WHOLE_FEED }, fetch);
  return format === "smartrecruiters" ? fetchPostings(url, withinBudget) : withinBudget(url);
}

/** Each answer leaves less for the next: a hundred small pages cannot be a hundred large ones. */
function spending(left: typeof WHOLE_FEED, fetch: FetchWithin): Fetch {
  const endsAt = performance.now() + left.millis;
  return async (url) => {
    const millis = endsAt - performance.now();
    if (millis <= 0) return no("too-slow");
    if (left.bytes <= 0) return no("too-large");
    const maxMillis = Math.ceil(Math.min(millis, ANSWER_TIMEOUT_MS));
    const fetched = await fetch(url, { maxBytes: left.bytes, maxMillis });
    if (fetched.ok) left.bytes -= fetched.value.length;
    return fetched;
  };
}
