import { createHash } from "node:crypto";

/** Sources that the product keeps for itself. */
const reserved = /^(employer|demo|feed-\d+)$/;

export function isReservedSource(source: string): boolean {
  return reserved.test(source);
}

/**
 * The source of a file or an address for which none was said: its last part, to know it by, and
 * a mark of the whole, so that two folders' "jobs.csv", or "a.csv" and "a.xml", stay apart.
 * A file is given by its whole path.
 */
export function sourceNameOf(from: string): string {
  const mark = createHash("sha256").update(lastingPartOf(from)).digest("hex").slice(0, 8);
  return `${lastPartOf(from).toLowerCase().slice(0, 80)} (${mark})`;
}

/** What such a source was called before November 2026: "./feeds/fern.json.gz" was "fern". */
export function oldSourceNameOf(from: string): string {
  return lastPartOf(from)
    .replace(/(\.(json|csv|xml|gz))+$/i, "")
    .toLowerCase();
}

function lastPartOf(from: string): string {
  return from.split(/[?#]/)[0]!.split(/[/\\]/).filter(Boolean).at(-1) ?? from;
}

const DAY = /(?<!\d)20\d\d([-_/.]?)\d\d\1\d\d(?!\d)/g;
const PASSING_FIELD =
  /^(.*(token|secret|signature|credential|expir).*|key|api_?key|sig|se|st|sp|sv|t|ts|time|date|day|nonce|_)$/i;
const INSTANT = /^(1\d{9}|1\d{12}|20\d{6}T\d{6}Z?)$/i;

/**
 * Without what differs from day to day: a folder's day, and a query's day, moment or key. A day in
 * the last part stays, since such files may each hold a day's jobs of their own.
 */
function lastingPartOf(from: string): string {
  const [path = "", query] = from.split("#")[0]!.split("?");
  const last = path.lastIndexOf(lastPartOf(from));
  const folders = path.slice(0, last).replace(DAY, "");
  const fields = [...new URLSearchParams(query)].filter(
    ([name, value]) => !PASSING_FIELD.test(name) && !INSTANT.test(value),
  );
  const asked = fields.map(([name, value]) => `${name}=${value.replace(DAY, "")}`).join("&");
  return `${folders}${path.slice(last)}${asked && `?${asked}`}`;
}
