/**
 * Threads and processes of ours that tests start by the dozen. From source each reads, and strips of types,
 * up to two hundred files first: half a second of processor time and more, most of what such a test costs.
 * That each starts from source too, as the built app starts most of them, is tested once (bundled-threads.test.ts).
 */
export const entries = {
  "#db/embedded/worker.ts": "embedded-engine",
  "#domain/cvs/exchange/read-cv-child.server.ts": "read-cv",
  "#domain/jobs/feeds/read-feed-thread.server.ts": "read-feed",
  "#domain/meetings/feeds/read-busy-thread.server.ts": "read-busy",
  "#domain/universities/lists/read-list-child.server.ts": "read-list",
  "#platform/typesetting/typeset-thread.server.ts": "typeset",
  "#server/search/thread.ts": "search",
  "#test/children/check-people.ts": "check-people",
  "#test/children/confirm-rows.ts": "confirm-rows",
  "#test/children/migrate.ts": "migrate",
  "#test/children/register-people.ts": "register-people",
  "#workers/register-thread/thread.ts": "register",
} as const;

/** Workers read from the environment where they are: two runs may be on in one checkout. */
export const PLACE = "BUNDLED_THREADS";

/** The text of a module of ours, where what starts one of them starts the file that was made of it. */
export function startsBundled(text: string, place = `process.env.${PLACE}`): string {
  return text.replaceAll(/\b(?:source|thread)Path\(\s*"(#[^"]+)",?\s*\)/g, (call, from) => {
    const name = (entries as Record<string, string | undefined>)[from];
    // On as many lines, so that every later one keeps its number.
    const lines = call.replaceAll(/[^\n]/g, "");
    return name ? `(${place} + "/${name}.mjs"${lines})` : call;
  });
}
