import { boundedCache } from "../cache/bounded-cache.ts";

/** Making a formatter takes a hundred times as long as using it, and it takes some 20 kB. */
export const formatter = boundedCache<object>(300);
